#pragma once

#include "model/core/types.h"

#include <cstdint>

namespace tessera {

/// A node of a max^n tree: a position that was visited, or is about to be. The move that leads to it stands in the
/// parent's list of moves.
struct MaxnNode
{
    enum class State : std::uint8_t {
        Leaf,    ///< its moves have not been generated, or were freed
        Open,    ///< its moves are in the pool
        Drawn,   ///< the game is drawn, or the position is repeated
        Decided, ///< proven: one player wins whatever the others do
        Detached ///< a thread grows it elsewhere (see `MaxnNodePool::detach`)
    };

    /// The mean of the results of its visits. Before the first visit, the chance of the player who moved here by the
    /// static evaluation, and 0 for the others.
    PerPlayer<float> chances{};
    /// The prior probability of the move to this node.
    float prior = 0;
    std::uint32_t visits = 0;
    /// The cell of the pool at which its block begins: its moves, and the nodes of those that were tried.
    std::uint32_t block = 0;
    /// The sum of the unnormalised priors of its moves.
    float weightOfMoves = 0;
    std::uint8_t moveCount = 0;
    std::uint8_t childCount = 0;
    /// How many nodes below it are detached. It is detached itself only while there are none.
    std::uint8_t branches = 0;
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

/// A move of a visited position, with the log-odds of the player who makes it. It is small, since most moves are never
/// tried and get no node.
template<typename Move>
struct MaxnMove
{
    Move move;
    std::int16_t odds;
};

} // namespace tessera
