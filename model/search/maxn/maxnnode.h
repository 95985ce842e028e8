#pragma once

#include "model/core/types.h"

#include <cstdint>

namespace tessera {

/// A position of a max^n tree that was visited, or is about to be. The move that leads to it stands in the parent's
/// list of moves.
struct MaxnNode
{
    enum class State : std::uint8_t {
        Leaf,   ///< its moves have not been looked at, or were forgotten
        Open,   ///< its moves are in the pool
        Drawn,  ///< the game is drawn, or the position is repeated
        Decided ///< somebody wins whatever the others do
    };

    /// The mean of the results below this node. Before the first visit, the evaluation for the player who moved here,
    /// and nothing for the others.
    PerPlayer<float> chances{};
    float prior = 0;
    std::uint32_t visits = 0;
    /// The place of its moves in the pool, followed by the nodes of those that were tried.
    std::uint32_t block = 0;
    float weightOfMoves = 0;
    std::uint8_t moveCount = 0;
    std::uint8_t childCount = 0;
    State state = State::Leaf;

    [[nodiscard]] bool isWonBy(Player player) const
    {
        return state == State::Decided && chances[player] == 1;
    }
    [[nodiscard]] bool isLostBy(Player player) const
    {
        return state == State::Decided && chances[player] == 0;
    }
};

/// A move of a visited position with the odds of the player who makes it. It is small, since most moves are never
/// tried.
template<typename Move>
struct MaxnMove
{
    Move move;
    std::int16_t odds;
};

} // namespace tessera
