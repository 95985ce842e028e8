#pragma once

#include "controller/board/animationspeed.h"

namespace tessera {

struct GameInfo;
struct GameSetup;

/// The speed of pieces on the board of a game for so many milliseconds a cell; 0 for no animation.
[[nodiscard]] AnimationSpeed speedFor(const GameInfo &info, const GameSetup &setup, int cellMs);

} // namespace tessera
