#pragma once

#include "model/core/game.h"
#include "model/core/randomness.h"

#include <cstdint>

namespace tessera {

// clang-format off

/// A game that can name the n-th of its legal moves (in any fixed order) without listing them.
template <typename G>
concept IndexesMoves = CountsMoves<G> && requires(const typename G::Position &position, std::size_t n) {
    { position.legalMoveAt(n) } -> std::same_as<typename G::Move>;
};

// clang-format on

/// Turns after which a random game is broken off: some games can go on for ever.
inline constexpr int kLongestPlayout = 2000;

/// Plays random legal moves from `position` until the game is over; the number of turns. `bits` is
/// the state of chance and goes on with it.
template<Game G>
int playRandomly(typename G::Position &position, std::uint64_t &bits)
{
    int turns = 0;
    for (; turns < kLongestPlayout && !position.isOver(); ++turns) {
        bits += 0x9e3779b97f4a7c15;
        const std::uint64_t chance = mixedBits(bits);
        if constexpr (IndexesMoves<G>) {
            const auto count = static_cast<std::uint32_t>(position.countLegalMoves());
            position.play(position.legalMoveAt(chosenBelow(count, chance)));
        } else {
            typename G::MoveList moves;
            position.legalMoves(moves);
            const auto count = static_cast<std::uint32_t>(moves.size());
            position.play(moves[chosenBelow(count, chance)]);
        }
    }
    return turns;
}

} // namespace tessera
