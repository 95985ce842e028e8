#pragma once

#include "view/board/marks/boardmarks.h"

#include <Qt>

namespace tessera {

/// The colour, as files write it, in which the right button draws with these modifiers: green; red with
/// Shift; blue with Ctrl, Alt or Meta; yellow with Shift and one of those.
[[nodiscard]] char drawnColour(Qt::KeyboardModifiers modifiers);

/// The same for the board; green for a letter that is no colour.
[[nodiscard]] UserMark::Colour userColour(char colour);

} // namespace tessera
