#pragma once

#include "model/games/tetress/rules/position.h"

#include <span>

namespace tessera::tetress {

/// The value of a position for the player to move, in hundredths of a piece; the position must not be over. A player
/// who runs out of placements loses, so the room left counts: the free cells within reach of the player's tokens, less
/// those of the opponent's, and the ratio of the placements left, as the difference of their logarithms. Toward the
/// last action the tokens take over, since they decide then (T5). The turn itself has a value, which is highest at the
/// beginning.
[[nodiscard]] int evaluated(const Position &position);

/// The value of each of `moves` for the player who moves: `evaluated` for the position after it, negated, or a decided
/// score where the move ends the game.
void evaluateMoves(const Position &position, const Position::MoveList &moves, std::span<int> values);

} // namespace tessera::tetress
