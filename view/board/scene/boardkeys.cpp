#include "view/board/scene/boardkeys.h"

#include <QKeyEvent>

namespace tessera {

namespace {

std::optional<Direction> straight(int key, bool isKeypad)
{
    switch (key) {
    case Qt::Key_Left:
        return Direction::Left;
    case Qt::Key_Right:
        return Direction::Right;
    case Qt::Key_Up:
        return Direction::Up;
    case Qt::Key_Down:
        return Direction::Down;
    default:
        break;
    }
    if (!isKeypad)
        return std::nullopt;
    switch (key) {
    case Qt::Key_4:
        return Direction::Left;
    case Qt::Key_6:
        return Direction::Right;
    case Qt::Key_8:
        return Direction::Up;
    case Qt::Key_2:
        return Direction::Down;
    default:
        return std::nullopt;
    }
}

std::optional<Direction> diagonal(int key, bool isKeypad)
{
    switch (key) {
    case Qt::Key_Home:
        return Direction::UpLeft;
    case Qt::Key_PageUp:
        return Direction::UpRight;
    case Qt::Key_End:
        return Direction::DownLeft;
    case Qt::Key_PageDown:
        return Direction::DownRight;
    default:
        break;
    }
    if (!isKeypad)
        return std::nullopt;
    switch (key) {
    case Qt::Key_7:
        return Direction::UpLeft;
    case Qt::Key_9:
        return Direction::UpRight;
    case Qt::Key_1:
        return Direction::DownLeft;
    case Qt::Key_3:
        return Direction::DownRight;
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Direction> cursorDirection(const QKeyEvent &event, bool isSlanting)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier))
        return std::nullopt;
    const bool isKeypad = event.modifiers() & Qt::KeypadModifier;
    if (const auto direction = straight(event.key(), isKeypad))
        return direction;
    if (isKeypad || isSlanting)
        return diagonal(event.key(), isKeypad);
    return std::nullopt;
}

} // namespace tessera
