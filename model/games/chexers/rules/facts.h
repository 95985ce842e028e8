#pragma once

#include "model/core/types.h"

#include <optional>
#include <vector>

namespace tessera {

class AnyPosition;

namespace chexers {

/// How a player stands in the race.
struct Standing
{
    /// Of `Facts::exitsToWin`.
    int exits = 0;
    std::vector<Cell> pieces;
    /// Own turns that the player needs at least, whatever the others do; nothing without pieces.
    std::optional<int> turnsToWin;
    /// Own turns to win when left alone and jumping over own pieces only; nothing with too few pieces.
    std::optional<int> race;
    /// The pieces that can leave, of a player who wins with an exit at the next turn.
    std::vector<Cell> winning;
};

/// What a view shows of a position beside the board.
struct Facts
{
    PerPlayer<Standing> standings;
    int exitsToWin = 0;
    /// How often this board has occurred, of so many at which the game is drawn.
    int occurrences = 0;
    int mostOccurrences = 0;
    /// The round of turns that is on, of so many.
    int round = 0;
    int rounds = 0;
};

[[nodiscard]] Facts factsOf(const AnyPosition &position);

} // namespace chexers
} // namespace tessera
