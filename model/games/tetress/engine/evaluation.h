#pragma once

#include "model/games/tetress/rules/position.h"

#include <span>

namespace tessera::tetress {

/// The static evaluation of a position for the player to move, in hundredths of a piece; the position must not be over.
/// A player who runs out of placements loses, so mobility counts: the difference of the cells that placements can
/// cover, and the difference of the logarithms of the numbers of placements. Tapered evaluation: towards the last
/// action the tokens take over, since they decide then (T5). A tempo has a value, which is highest at the beginning.
[[nodiscard]] int evaluate(const Position &position);

/// The value of each of `moves` for the player who moves: `evaluate` of the position after it, negated, or winIn(1),
/// kDraw or lossIn(1) where the move ends the game. `values` has room for all.
void evaluateMoves(const Position &position, const Position::MoveList &moves, std::span<int> values);

} // namespace tessera::tetress
