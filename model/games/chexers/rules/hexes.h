#pragma once

#include "model/games/chexers/rules/axial.h"
#include "model/games/chexers/rules/players.h"

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace tessera::chexers {

inline constexpr int kCells = 37;

/// A bitboard: a set of hexes, one bit each. Hex (q, r) is bit 8 (r + 3) + (q + 3). A row takes eight bits, of which
/// the last is never on the board, so that one shift moves a whole set by a hex in one direction, and what leaves the
/// board falls on bits outside `kBoard`:
///
///               3  4  5  6              r −3, q  0 … 3
///            10 11 12 13 14             r −2, q −1 … 3
///          17 18 19 20 21 22            r −1, q −2 … 3
///        24 25 26 27 28 29 30           r  0, q −3 … 3
///          32 33 34 35 36 37            r  1, q −3 … 2
///            40 41 42 43 44             r  2, q −3 … 1
///              48 49 50 51              r  3, q −3 … 0
using Bits = std::uint64_t;

/// The bit number of a hex, 3 to 51.
using Hex = std::uint8_t;

/// No hex: where a piece that exits moves to.
inline constexpr Hex kNowhere = 63;

[[nodiscard]] constexpr Bits bit(Hex hex)
{
    return Bits{1} << hex;
}

[[nodiscard]] constexpr Hex hexAt(Axial at)
{
    return static_cast<Hex>(8 * (at.r + kRadius) + at.q + kRadius);
}

[[nodiscard]] constexpr Axial axial(Hex hex)
{
    return {hex % 8 - kRadius, hex / 8 - kRadius};
}

/// The six directions of rules C1 as differences of hex numbers, counter-clockwise from east:
///
///         −8  −7
///       −1  ·  +1
///         +7  +8
using Directions = std::integer_sequence<int, 1, -7, -8, -1, 7, 8>;
inline constexpr std::array<int, 6> kDirections{1, -7, -8, -1, 7, 8};

/// `set` moved by one hex in direction `Direction`; the caller has to mask what leaves the board.
template<int Direction>
[[nodiscard]] constexpr Bits shifted(Bits set)
{
    if constexpr (Direction > 0)
        return set << Direction;
    else
        return set >> -Direction;
}

/// The lowest hex of a set; 64 where it is empty.
[[nodiscard]] constexpr Hex lowest(Bits set)
{
    return static_cast<Hex>(std::countr_zero(set));
}

/// Removes the lowest hex from `set` and returns it.
constexpr Hex takeLowest(Bits &set)
{
    const Hex hex = lowest(set);
    set &= set - 1;
    return hex;
}

/// The hexes whose coordinate along `player`'s axis is `value`.
[[nodiscard]] constexpr Bits line(Player player, int value)
{
    Bits set = 0;
    for (int r = -kRadius; r <= kRadius; ++r) {
        for (int q = -kRadius; q <= kRadius; ++q) {
            const Axial at{q, r};
            if (at.isOnBoard() && at.along(player) == value)
                set |= bit(hexAt(at));
        }
    }
    return set;
}

inline constexpr std::array<Bits, kPlayers> kStartEdges{
    line(Player::First, -kRadius), line(Player::Second, -kRadius), line(Player::Third, -kRadius)};
inline constexpr std::array<Bits, kPlayers> kExitEdges{
    line(Player::First, kRadius), line(Player::Second, kRadius), line(Player::Third, kRadius)};

inline constexpr Bits kBoard = [] {
    Bits set = 0;
    for (int value = -kRadius; value <= kRadius; ++value)
        set |= line(Player::First, value);
    return set;
}();

/// All hexes, row by row from the top left: the order of the board's cell numbers.
inline constexpr std::array<Hex, kCells> kHexes = [] {
    std::array<Hex, kCells> hexes{};
    Bits set = kBoard;
    for (Hex &hex : hexes)
        hex = takeLowest(set);
    return hexes;
}();

/// The hexes next to each hex.
inline constexpr std::array<Bits, 64> kNeighbours = [] {
    std::array<Bits, 64> sets{};
    for (const Hex hex : kHexes) {
        for (const int direction : kDirections) {
            const int next = hex + direction;
            if (next >= 0 && next < 64)
                sets[hex] |= bit(static_cast<Hex>(next)) & kBoard;
        }
    }
    return sets;
}();

/// Turns the board by the third that maps Red's edges to Green's, Green's to Blue's and Blue's to Red's.
[[nodiscard]] constexpr Hex turned(Hex hex)
{
    const Axial at = axial(hex);
    return hexAt({-at.q - at.r, at.q});
}

[[nodiscard]] constexpr Bits turnedSet(Bits set)
{
    Bits result = 0;
    while (set != 0)
        result |= bit(turned(takeLowest(set)));
    return result;
}

} // namespace tessera::chexers
