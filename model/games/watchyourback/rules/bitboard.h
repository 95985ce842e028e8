#pragma once

#include <array>
#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace tessera::watchyourback {

/// A set of the 64 squares; bit y × 8 + x is the square (x, y) of rule W1.
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

/// The whole set moved one square; squares that leave the board are dropped.
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

/// Squares adjacent to one of `set` (W1: diagonals never count).
[[nodiscard]] constexpr Bitboard adjacentTo(Bitboard set)
{
    return toLeft(set) | toRight(set) | upwards(set) | downwards(set);
}

/// The square number `n` of `set`, counted from 0 and ascending; `set` must have more than `n`.
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

/// Calls `use(square)` for each square of `set`, ascending.
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
