#pragma once

#include "model/core/types.h"

#include <optional>
#include <vector>

namespace tessera {

class AnyPosition;

namespace chexers {

/// A player's standing in the race.
struct Standing
{
    /// Exits taken, out of `Facts::exitsToWin`.
    int exits = 0;
    std::vector<Cell> pieces;
    /// The least number of own turns that the player needs, whatever the others do; empty without pieces.
    std::optional<int> turnsToWin;
    /// Own turns to win when left alone and jumping over own pieces only; empty with too few pieces.
    std::optional<int> race;
    /// The pieces that can exit, where the player wins with an exit at the next turn.
    std::vector<Cell> winning;
};

/// What a view shows of a position beside the board.
struct Facts
{
    PerPlayer<Standing> standings;
    int exitsToWin = 0;
    /// The occurrences of this board so far, and those that draw the game.
    int occurrences = 0;
    int mostOccurrences = 0;
    /// The current round of turns, and the number of rounds.
    int round = 0;
    int rounds = 0;
};

/// The facts of a position, which must be one of this game.
[[nodiscard]] Facts factsOf(const AnyPosition &position);

} // namespace chexers
} // namespace tessera
