#pragma once

#include "model/core/game.h"

#include <cstdint>

namespace tessera {

/// The number of move sequences of length `depth` from `position`: the usual check of a move generator. A game that
/// ends earlier counts nothing. The last ply is counted without being played, and without being listed where the game
/// can.
template<Game G>
[[nodiscard]] std::uint64_t perft(typename G::Position &position, int depth)
{
    if (depth == 0)
        return 1;
    if constexpr (CountsMoves<G>) {
        if (depth == 1)
            return position.countLegalMoves();
    }
    typename G::MoveList moves;
    position.legalMoves(moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t count = 0;
    for (const auto move : moves) {
        const auto undo = position.play(move);
        count += perft<G>(position, depth - 1);
        position.undo(move, undo);
    }
    return count;
}

} // namespace tessera
