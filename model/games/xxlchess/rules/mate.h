#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <vector>

namespace tessera::xxlchess {

/// A square that a mated king may not be on or go to, and the men that take it away.
struct MateSquare
{
    Square square = kNoSquare;
    SquareSet attackers;
};

/// The squares of interest of a checkmate (X5): the mated king's, then by file and rank each
/// adjacent one that is empty or holds an enemy man, with the enemy men that attack it while the
/// king is lifted off the board. `position` must be checkmate.
[[nodiscard]] std::vector<MateSquare> contributingMen(const Position &position);

/// One man for each square of interest, as X5 chooses them: those that the board highlights.
[[nodiscard]] SquareSet mateHighlight(const Position &position);

} // namespace tessera::xxlchess
