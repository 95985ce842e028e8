#pragma once

#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// What a position that is not over is worth to the player to move, in hundredths of a piece: what
/// `handWritten` says, mended by a small net that has learnt from games (see learning.h).
[[nodiscard]] int evaluated(const Position &position);

/// The part that is written by hand: pieces, those that the next shrink will cost (the more, the
/// nearer it is), pieces that the enemy can eliminate with their next move, nearness to the middle,
/// and mobility.
[[nodiscard]] int handWritten(const Position &position);

} // namespace tessera::watchyourback
