#pragma once

#include "model/games/tetress/rules/position.h"

#include <span>

namespace tessera::tetress {

/// What a position is worth to the player to move, in hundredths of a piece; it must not be over.
/// Whoever runs out of placements loses, so what counts is the room left: the free cells within reach
/// of the player's tokens, less those of the opponent's, and the ratio of the placements left, as the
/// difference of their logarithms. Toward the last action the tokens take over, as they decide then
/// (T5). The turn itself is worth something, most at the beginning.
[[nodiscard]] int evaluated(const Position &position);

/// What the position behind each of `moves` is worth to the player who moves: `evaluated` for the
/// position behind it, negated, and a decided score where the move ends the game.
void evaluateMoves(const Position &position, const Position::MoveList &moves, std::span<int> values);

} // namespace tessera::tetress
