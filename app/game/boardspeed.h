#pragma once

#include "controller/board/transitionplayer.h"
#include "view/board/boarddesign.h"

namespace tessera {

struct GameSetup;

/// How fast pieces go on the board of a game if they are to take so many milliseconds for a cell; 0 if they are not to
/// be seen going.
[[nodiscard]] AnimationSpeed speedFor(const BoardDesign &design, const GameSetup &setup, int cellMs);

} // namespace tessera
