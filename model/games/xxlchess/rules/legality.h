#pragma once

#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// Whether a move from elsewhere (a table, another position) is legal here, found without a list of all moves. `safety`
/// is that of the side to move. Draw rules are ignored.
[[nodiscard]] bool isLegalMove(const Position &position, const KingSafety &safety, Move move);

} // namespace tessera::xxlchess
