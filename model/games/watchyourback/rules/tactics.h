#pragma once

#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// The squares on which the arrival of an own piece would eliminate an enemy (W3), by the direction of the victim.
struct CaptureSquares
{
    Bitboard left;
    Bitboard right;
    Bitboard up;
    Bitboard down;

    CaptureSquares(Bitboard own, Bitboard enemies, Bitboard corners)
    {
        const Bitboard hostile = own | corners;
        left = toRight(enemies & toRight(hostile));
        right = toLeft(enemies & toLeft(hostile));
        up = downwards(enemies & downwards(hostile));
        down = upwards(enemies & upwards(hostile));
    }

    /// All of these squares.
    [[nodiscard]] Bitboard any() const { return left | right | up | down; }
    /// The number of enemies that an arrival on `square` would eliminate.
    [[nodiscard]] int count(int square) const
    {
        const auto at = [square](Bitboard set) { return static_cast<int>((set >> square) & 1); };
        return at(left) + at(right) + at(up) + at(down);
    }
};

/// The squares between two hostile ones (W3): a piece that arrives there and eliminates neither of them falls.
[[nodiscard]] constexpr Bitboard between(Bitboard hostile)
{
    return (toLeft(hostile) & toRight(hostile)) | (upwards(hostile) & downwards(hostile));
}

/// The squares of `empty` that the pieces reach by a step or a jump (W4).
[[nodiscard]] constexpr Bitboard reachable(Bitboard pieces, Bitboard occupied, Bitboard empty)
{
    const Bitboard left = toLeft(pieces);
    const Bitboard right = toRight(pieces);
    const Bitboard up = upwards(pieces);
    const Bitboard down = downwards(pieces);
    return (left | right | up | down | toLeft(left & occupied) | toRight(right & occupied)
            | upwards(up & occupied) | downwards(down & occupied))
           & empty;
}

} // namespace tessera::watchyourback
