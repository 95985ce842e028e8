#pragma once

#include "view/games/tetress/shapefigure.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace tessera::tetress {

class ShapeButton;

/// The seven shapes with their counts of legal placements, in two rows.
class ShapePalette final : public QWidget
{
    Q_OBJECT

public:
    /// `painter` must outlive the palette.
    ShapePalette(FigurePainter &painter, QWidget *parent);

    /// Sets the shapes, which are then numbered by their places in `figures`.
    void setFigures(const std::vector<ShapeFigure> &figures);
    [[nodiscard]] const std::vector<ShapeButton *> &buttons() const { return m_buttons; }
    /// Sets the carried shape; -1 for none.
    void setTaken(int shape);

signals:
    /// A shape was taken up with the mouse, which may go on to drag it.
    void shapePressed(int shape);
    /// A shape was chosen with the keyboard or by a screen reader.
    void shapeChosen(int shape);
    void shapeDragged(QPoint global);
    void shapeDropped(QPoint global);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void add(const ShapeFigure &figure);
    void fitButtons();

    FigurePainter &m_painter;
    QGridLayout *m_layout;
    std::vector<ShapeButton *> m_buttons;
};

} // namespace tessera::tetress
