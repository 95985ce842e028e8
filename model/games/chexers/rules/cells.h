#pragma once

#include "model/games/chexers/rules/hexes.h"

#include <vector>

namespace tessera::chexers {

/// The cell of a hex on the board. Cells are numbered row by row from the top left, without gaps:
///
///               0  1  2  3
///             4  5  6  7  8
///           9 10 11 12 13 14
///        15 16 17 18 19 20 21        37, 38, 39: the exit places of Red, Green and Blue
///          22 23 24 25 26 27
///            28 29 30 31 32
///              33 34 35 36
[[nodiscard]] constexpr Cell cellOf(Hex hex)
{
    return cellAt(std::popcount(kBoard & (bit(hex) - 1)));
}

/// Whether `cell` is on the board; if not, it is an exit place.
[[nodiscard]] constexpr bool isHex(Cell cell)
{
    return index(cell) >= 0 && index(cell) < kCells;
}

[[nodiscard]] constexpr Hex hexOf(Cell cell)
{
    return kHexes[static_cast<std::size_t>(index(cell))];
}

[[nodiscard]] inline std::vector<Cell> cellsOf(Bits set)
{
    std::vector<Cell> cells;
    while (set != 0)
        cells.push_back(cellOf(takeLowest(set)));
    return cells;
}

/// The place beside the board to which a player's exits lead.
[[nodiscard]] constexpr Cell exitPlace(Player player)
{
    return cellAt(kCells + index(player));
}

} // namespace tessera::chexers
