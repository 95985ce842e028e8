#pragma once

#include "model/core/types.h"

#include <cstdint>

namespace tessera {

/// A position of a max^n tree that was visited, or is about to be. What led there stands in the list
/// of moves of the position before.
struct MaxnNode
{
    enum class State : std::uint8_t {
        Leaf,   ///< its moves have not been looked at, or were forgotten
        Open,   ///< its moves are in the room
        Drawn,  ///< the game is drawn, or has come back to where it was
        Decided ///< somebody wins whatever the others do
    };

    /// Mean of what came out behind this node. Before the first visit, what the evaluation says for
    /// the player who moved here, and nothing for the others.
    PerPlayer<float> chances{};
    float prior = 0;
    std::uint32_t visits = 0;
    /// Where its moves stand in the room, and behind them the nodes of those that were tried.
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

/// A move of a visited position with the odds of whoever makes it. Most moves are never tried, so what
/// is kept of them has to be small.
template<typename Move>
struct MaxnMove
{
    Move move;
    std::int16_t odds;
};

} // namespace tessera
