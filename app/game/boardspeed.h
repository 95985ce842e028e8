#pragma once

#include "controller/board/animationspeed.h"

namespace tessera {

struct GameInfo;
struct GameSetup;

/// How fast pieces go on the board of a game if they are to take so many milliseconds for a cell; 0 if they are not to
/// be seen going.
[[nodiscard]] AnimationSpeed speedFor(const GameInfo &info, const GameSetup &setup, int cellMs);

} // namespace tessera
