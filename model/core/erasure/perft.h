#pragma once

#include "model/core/game.h"

#include <cstdint>

namespace tessera {

/// The number of legal moves, which are not listed where the game can count them.
template<Game G>
[[nodiscard]] std::uint64_t moveCount(const typename G::Position &position)
{
    if constexpr (CountsMoves<G>) {
        return position.countLegalMoves();
    } else {
        typename G::MoveList moves;
        position.legalMoves(moves);
        return moves.size();
    }
}

/// The number of replies to `move`, which is not played where the game can count them without.
template<Game G>
[[nodiscard]] std::uint64_t replyCount(typename G::Position &position, typename G::Move move)
{
    if constexpr (requires { position.countReplies(move); }) {
        return position.countReplies(move);
    } else {
        const auto undo = position.play(move);
        const std::uint64_t count = moveCount<G>(position);
        position.undo(move, undo);
        return count;
    }
}

/// The number of move sequences of length `depth` from `position`: the usual check of a move generator. A game that
/// ends earlier counts nothing. The last ply is counted without being played, and without a call of its own: in small
/// games that took a tenth of the time.
template<Game G>
[[nodiscard]] std::uint64_t perft(typename G::Position &position, int depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return moveCount<G>(position);
    typename G::MoveList moves;
    position.legalMoves(moves);
    std::uint64_t count = 0;
    for (const auto move : moves) {
        if (depth == 2) {
            count += replyCount<G>(position, move);
            continue;
        }
        const auto undo = position.play(move);
        count += perft<G>(position, depth - 1);
        position.undo(move, undo);
    }
    return count;
}

} // namespace tessera
