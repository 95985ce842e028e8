#pragma once

#include "model/core/game.h"
#include "model/core/randomness.h"

#include <cstdint>
#include <optional>

namespace tessera {

// clang-format off

/// A game that picks one of its legal moves evenly by 64 random bits without listing them; empty when the game is over.
template <typename G>
concept PicksRandomMoves = requires(const typename G::Position &position, std::uint64_t bits) {
    { position.randomMove(bits) } -> std::same_as<std::optional<typename G::Move>>;
};

// clang-format on

/// A legal move picked evenly by 64 well mixed bits; empty when the game is over.
template<Game G>
std::optional<typename G::Move> randomMove(const typename G::Position &position, std::uint64_t bits)
{
    if constexpr (PicksRandomMoves<G>) {
        return position.randomMove(bits);
    } else {
        if (position.isOver())
            return std::nullopt;
        typename G::MoveList moves;
        position.legalMoves(moves);
        return moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)];
    }
}

/// Turns after which a random game is broken off: some games can go on for ever.
inline constexpr int kLongestPlayout = 2000;

/// Plays random legal moves from `position` until the game is over, and returns the number of turns. `bits` is the
/// random state, which advances.
template<Game G>
int playRandomly(typename G::Position &position, std::uint64_t &bits)
{
    for (int turns = 0; turns < kLongestPlayout; ++turns) {
        bits += 0x9e3779b97f4a7c15;
        const auto move = randomMove<G>(position, mixedBits(bits));
        if (!move)
            return turns;
        position.play(*move);
    }
    return kLongestPlayout;
}

} // namespace tessera
