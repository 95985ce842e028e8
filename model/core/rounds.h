#pragma once

#include "model/core/anygame.h"

#include <span>
#include <vector>

namespace tessera {

// Rounds number the moves of a game in lists and wherever a move is named: a round has a move of each player.

/// Whether a round begins with a move of `mover` after one of `before` (`None` at the start): it does when `mover` does
/// not come after `before` in the order of turns.
[[nodiscard]] bool beginsRound(Player before, Player mover);

/// The rounds, from 1 on, of moves that these players made one after another.
[[nodiscard]] std::vector<int> roundsOf(std::span<const Player> movers);

/// The mover of each of these moves, which are legal one after another from `start` on.
[[nodiscard]] std::vector<Player> moversOf(const AnyPosition &start, std::span<const MoveCode> moves);

/// The round of the last of these moves, 0 if there is none.
[[nodiscard]] int roundOfLast(const AnyPosition &start, std::span<const MoveCode> moves);

/// The round of the move that follows them.
[[nodiscard]] int roundOfNext(const AnyPosition &start, std::span<const MoveCode> moves);

} // namespace tessera
