#include "view/games/xxlchess/workshop/movementgrid.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tessera::xxlchess {

namespace {

constexpr int kFarthest = MovementGrid::kSquares / 2;

} // namespace

MovementGrid::MovementGrid(QWidget *parent)
    : MovementDiagram(parent, kSquares)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

QRectF MovementGrid::squareOf(Leap way) const
{
    return square(kFarthest + way.dx, kFarthest - way.dy);
}

void MovementGrid::paintEvent(QPaintEvent *event)
{
    MovementDiagram::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(theme().colour(ThemeRole::FocusRing), 2));
    painter.drawRect(squareOf(m_cursor).adjusted(1, 1, -1, -1));
}

void MovementGrid::choose(Leap way)
{
    if (way != Leap{})
        emit clicked(way);
}

void MovementGrid::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int column = static_cast<int>(event->position().x()) / squarePixels();
    const int row = static_cast<int>(event->position().y()) / squarePixels();
    if (column < 0 || row < 0 || column >= kSquares || row >= kSquares)
        return;
    m_cursor = {column - kFarthest, kFarthest - row};
    update();
    choose(m_cursor);
}

void MovementGrid::keyPressEvent(QKeyEvent *event)
{
    Leap way = m_cursor;
    switch (event->key()) {
    case Qt::Key_Left:
        --way.dx;
        break;
    case Qt::Key_Right:
        ++way.dx;
        break;
    case Qt::Key_Up:
        ++way.dy;
        break;
    case Qt::Key_Down:
        --way.dy;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_cursor);
        return;
    default:
        MovementDiagram::keyPressEvent(event);
        return;
    }
    m_cursor = {std::clamp(way.dx, -kFarthest, kFarthest), std::clamp(way.dy, -kFarthest, kFarthest)};
    update();
}

void MovementGrid::focusInEvent(QFocusEvent *event)
{
    MovementDiagram::focusInEvent(event);
    update();
}

void MovementGrid::focusOutEvent(QFocusEvent *event)
{
    MovementDiagram::focusOutEvent(event);
    update();
}

} // namespace tessera::xxlchess

#include "moc_movementgrid.cpp"
