#pragma once

#include "controller/board/transitionplayer.h"
#include "view/board/boarddesign.h"

namespace tessera {

struct GameSetup;

/// The speed of pieces on the board of a game for so many milliseconds a cell; 0 for no animation.
[[nodiscard]] AnimationSpeed speedFor(const BoardDesign &design, const GameSetup &setup, int cellMs);

} // namespace tessera
