#pragma once

#include "view/games/tetress/shapefigure.h"

#include <QAbstractButton>

namespace tessera::tetress {

/// A shape of the palette: its figure, its letter and how many legal placements it has; grey when it
/// has none. A press takes it at once, and the mouse may drag it on to the board.
class ShapeButton final : public QAbstractButton
{
    Q_OBJECT

public:
    /// `painter` must outlive the button.
    ShapeButton(const ShapeFigure &figure, FigurePainter &painter, QWidget *parent);

    [[nodiscard]] const ShapeFigure &figure() const { return m_figure; }
    [[nodiscard]] int count() const { return m_count; }
    void setCount(int count);
    /// Fits the figure to a button of this width; the height follows.
    void fitTo(int width);
    /// Sets whether this shape is carried.
    void setTaken(bool taken);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The shape was taken up with the mouse.
    void taken();
    /// The mouse drags the shape, at a point of the screen.
    void dragged(QPoint global);
    void dropped(QPoint global);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    void describe();
    /// Gives the mouse a small picture of the shape.
    void showDragCursor();

    ShapeFigure m_figure;
    FigurePainter &m_painter;
    int m_token;
    int m_count = 0;
    bool m_isTaken = false;
    bool m_isPressed = false;
    bool m_isDragged = false;
    QPoint m_pressedAt;
};

} // namespace tessera::tetress
