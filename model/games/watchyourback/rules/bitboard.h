#pragma once

#include <array>
#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace tessera::watchyourback {

/// A bitboard: a set of the 64 squares. Bit 8 y + x is the square (x, y) of rule W1:
///
///           x 0  1  2  3  4  5  6  7
///     y 0     0  1  2  3  4  5  6  7     the top row, White's side
///       1     8  9 10 11 12 13 14 15
///       2    16 17 18 19 20 21 22 23
///       3    24 25 26 27 28 29 30 31
///       4    32 33 34 35 36 37 38 39
///       5    40 41 42 43 44 45 46 47
///       6    48 49 50 51 52 53 54 55
///       7    56 57 58 59 60 61 62 63     the bottom row, Black's side
using Bitboard = std::uint64_t;

inline constexpr int kSide = 8;

[[nodiscard]] constexpr int squareAt(int x, int y)
{
    return y * kSide + x;
}
[[nodiscard]] constexpr int columnOf(int square)
{
    return square % kSide;
}
[[nodiscard]] constexpr int rowOf(int square)
{
    return square / kSide;
}
[[nodiscard]] constexpr Bitboard bit(int square)
{
    return Bitboard(1) << square;
}
[[nodiscard]] constexpr Bitboard bit(int x, int y)
{
    return bit(squareAt(x, y));
}

inline constexpr Bitboard kLeftColumn = 0x0101010101010101;
inline constexpr Bitboard kRightColumn = 0x8080808080808080;

/// The whole set shifted by one square; squares that leave the board are dropped.
[[nodiscard]] constexpr Bitboard toLeft(Bitboard set)
{
    return (set & ~kLeftColumn) >> 1;
}
[[nodiscard]] constexpr Bitboard toRight(Bitboard set)
{
    return (set & ~kRightColumn) << 1;
}
[[nodiscard]] constexpr Bitboard upwards(Bitboard set)
{
    return set >> kSide;
}
[[nodiscard]] constexpr Bitboard downwards(Bitboard set)
{
    return set << kSide;
}

/// The squares adjacent to one of `set` (W1: diagonals never count).
[[nodiscard]] constexpr Bitboard adjacentTo(Bitboard set)
{
    return toLeft(set) | toRight(set) | upwards(set) | downwards(set);
}

/// The `n`-th square of `set`, counted from 0 in ascending order; `set` must have more than `n`.
[[nodiscard]] inline int nthSquare(Bitboard set, std::uint32_t n)
{
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(Bitboard(1) << n, set));
#else
    for (; n > 0; --n)
        set &= set - 1;
    return std::countr_zero(set);
#endif
}

/// Calls `use(square)` for each square of `set`, in ascending order.
template<typename Use>
constexpr void forEachSquare(Bitboard set, Use use)
{
    for (; set != 0; set &= set - 1)
        use(std::countr_zero(set));
}

/// The four corners in the order in which they appear at a shrink (W5): top-left, bottom-left, bottom-right, top-right.
/// They are those of the board that is left after `shrinks` shrinks.
[[nodiscard]] constexpr std::array<int, 4> cornersInOrder(int shrinks)
{
    const int low = shrinks;
    const int high = kSide - 1 - shrinks;
    return {squareAt(low, low), squareAt(low, high), squareAt(high, high), squareAt(high, low)};
}

/// The squares that are left after `shrinks` shrinks, corners included.
[[nodiscard]] constexpr Bitboard boardAfter(int shrinks)
{
    Bitboard board = 0;
    for (int y = shrinks; y < kSide - shrinks; ++y) {
        for (int x = shrinks; x < kSide - shrinks; ++x)
            board |= bit(x, y);
    }
    return board;
}

[[nodiscard]] constexpr Bitboard cornersAfter(int shrinks)
{
    Bitboard corners = 0;
    for (const int square : cornersInOrder(shrinks))
        corners |= bit(square);
    return corners;
}

} // namespace tessera::watchyourback
