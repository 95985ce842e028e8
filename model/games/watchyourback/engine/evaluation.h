#pragma once

#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// The static evaluation of a position for the player to move, in hundredths of a piece: the sum of `handCrafted` and
/// of a small net, which was trained on its errors (see learning.h). The position must not be over.
[[nodiscard]] int evaluate(const Position &position);

/// The hand-crafted evaluation: material, pieces that the next shrink will remove (the more, the nearer it is),
/// threats, nearness to the middle, and mobility.
[[nodiscard]] int handCrafted(const Position &position);

} // namespace tessera::watchyourback
