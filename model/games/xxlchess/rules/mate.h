#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <vector>

namespace tessera::xxlchess {

/// A square on which a mated king may not be, and the pieces that attack it.
struct MateSquare
{
    Square square = kNoSquare;
    SquareSet attackers;
};

/// The squares of interest of a checkmate (X5): the mated king's, then by file and rank each adjacent one that is empty
/// or has an enemy piece, with the enemy pieces that attack it while the king is off the board. `position` must be
/// checkmate.
[[nodiscard]] std::vector<MateSquare> contributingPieces(const Position &position);

/// The pieces that the board highlights: one for each square of interest, as X5 chooses them.
[[nodiscard]] SquareSet mateHighlight(const Position &position);

} // namespace tessera::xxlchess
