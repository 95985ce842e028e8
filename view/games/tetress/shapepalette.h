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

    /// Shapes are known by their places in `figures` from now on.
    void setFigures(const std::vector<ShapeFigure> &figures);
    [[nodiscard]] const std::vector<ShapeButton *> &buttons() const { return m_buttons; }
    /// Which shape is carried; -1 for none.
    void setTaken(int shape);

signals:
    /// Taken up with the mouse, which may go on to drag it.
    void shapePressed(int shape);
    /// Chosen with the keyboard or by a program that reads the screen.
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
