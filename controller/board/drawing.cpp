#include "controller/board/drawing.h"

namespace tessera {

char drawnColour(Qt::KeyboardModifiers modifiers)
{
    const bool isFirst = modifiers & Qt::ShiftModifier;
    // Desktops often keep Alt and the mouse for moving windows.
    const bool isSecond = modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isFirst)
        return isSecond ? 'Y' : 'R';
    return isSecond ? 'B' : 'G';
}

UserMark::Colour userColour(char colour)
{
    switch (colour) {
    case 'R':
        return UserMark::Colour::Red;
    case 'B':
        return UserMark::Colour::Blue;
    case 'Y':
        return UserMark::Colour::Yellow;
    default:
        return UserMark::Colour::Green;
    }
}

} // namespace tessera
