#pragma once

#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// The squares on which a piece of `player` would eliminate an enemy piece by arriving (W3), separately for each
/// direction of the victim.
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

    [[nodiscard]] Bitboard any() const { return left | right | up | down; }
    [[nodiscard]] int count(int square) const
    {
        const auto at = [square](Bitboard set) { return static_cast<int>((set >> square) & 1); };
        return at(left) + at(right) + at(up) + at(down);
    }
};

/// The squares between two hostile ones (W3): a piece that arrives there without eliminating one of them falls.
[[nodiscard]] constexpr Bitboard between(Bitboard hostile)
{
    return (toLeft(hostile) & toRight(hostile)) | (upwards(hostile) & downwards(hostile));
}

/// The empty squares of `empty` that a piece of `pieces` reaches by a step or a jump (W4).
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
