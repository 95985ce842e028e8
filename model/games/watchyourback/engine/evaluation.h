#pragma once

#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// The value of a position for the player to move, in hundredths of a piece: that of `handWritten`, corrected by a
/// small net that has learnt from games (see learning.h). The position must not be over.
[[nodiscard]] int evaluated(const Position &position);

/// The hand-written part: pieces, pieces that the next shrink will cost (the more, the nearer it is), pieces that the
/// enemy can eliminate with their next move, nearness to the middle, and mobility.
[[nodiscard]] int handWritten(const Position &position);

} // namespace tessera::watchyourback
