#pragma once

#include "model/core/anygame.h"

#include <span>
#include <vector>

namespace tessera {

// How lists number the moves of a game, and all who name one: a move of each player stands in a round.

/// Whether a round begins with a move of `mover` after one of `before`, who is nobody at the start: nobody who has moved
/// in it comes after them.
[[nodiscard]] bool beginsRound(Player before, Player mover);

/// The rounds, from 1 on, of moves that these players made one after another.
[[nodiscard]] std::vector<int> roundsOf(std::span<const Player> movers);

/// Who makes each of these moves, which are legal one after another from `start` on.
[[nodiscard]] std::vector<Player> moversOf(const AnyPosition &start, std::span<const MoveCode> moves);

/// The round of the last of these moves, 0 if there is none.
[[nodiscard]] int roundOfLast(const AnyPosition &start, std::span<const MoveCode> moves);

/// The round of whatever follows on them.
[[nodiscard]] int roundOfNext(const AnyPosition &start, std::span<const MoveCode> moves);

} // namespace tessera
