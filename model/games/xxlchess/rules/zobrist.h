#pragma once

#include "model/games/xxlchess/rules/pieces.h"
#include "model/games/xxlchess/rules/squares.h"

#include <array>
#include <cstdint>

namespace tessera::xxlchess {

/// The Zobrist keys (Zobrist 1970), whose exclusive or is the hash of a position.
struct ZobristKeys
{
    ZobristKeys();

    /// The keys of pieces (see `Piece::code`) on squares.
    std::array<std::array<std::uint64_t, kSquareCount>, 2 * (std::size_t{kMostKinds} + 1)> pieces;
    /// The keys of the squares of kings and rooks that may still castle.
    std::array<std::uint64_t, kSquareCount> unmoved;
    /// The keys of the squares of pawns that stand on their second row after a move.
    std::array<std::uint64_t, kSquareCount> movedPawn;
    std::uint64_t blackToMove;
    std::uint64_t kingTaken;
};

extern const ZobristKeys kZobrist;

} // namespace tessera::xxlchess
