#pragma once

#include "model/games/chexers/rules/hexes.h"

#include <vector>

namespace tessera::chexers {

/// The cell number of a hex on the board, in its `BoardShape`.
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

/// The place beside the board where a player's exits are pointed at and lead to.
[[nodiscard]] constexpr Cell exitPlace(Player player)
{
    return cellAt(kCells + index(player));
}

} // namespace tessera::chexers
