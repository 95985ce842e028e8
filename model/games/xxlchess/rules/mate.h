#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <vector>

namespace tessera::xxlchess {

/// A square that a mated king may not be on or go to, and the pieces that take it away.
struct MateSquare
{
    Square square = kNoSquare;
    SquareSet attackers;
};

/// The squares of interest of a checkmate (X5): the mated king's, then by file and rank each
/// adjacent one that is empty or holds an enemy piece, with the enemy pieces that attack it while the
/// king is lifted off the board. `position` must be checkmate.
[[nodiscard]] std::vector<MateSquare> contributingPieces(const Position &position);

/// One piece for each square of interest, as X5 chooses them: those that the board highlights.
[[nodiscard]] SquareSet mateHighlight(const Position &position);

} // namespace tessera::xxlchess
