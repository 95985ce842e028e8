#pragma once

#include "model/core/types.h"

#include <cstdlib>
#include <string>

namespace tessera {

/// The cells of a board and their arrangement. Cells are numbered row by row from the top left: on `Square` and `Torus`
/// boards cell = row × columns + column; on a `Hex` board (pointy hexes, hexagon of side (rows + 1) / 2) the rows r =
/// −R … R follow each other, each from low q to high q.
struct BoardShape
{
    enum class Kind : std::uint8_t { Square, Hex, Torus };

    Kind kind = Kind::Square;
    int columns = 8;
    int rows = 8;
    /// Places beside the board that moves can point at or lead to (exit cups), numbered from
    /// `cellCount()`.
    int besideCount = 0;

    /// How many cells a row has; a shorter row is centred.
    [[nodiscard]] int cellsIn(int row) const
    {
        const int radius = rows / 2;
        return kind == Kind::Hex ? columns - std::abs(row - radius) : columns;
    }
    [[nodiscard]] int cellCount() const
    {
        int count = 0;
        for (int row = 0; row < rows; ++row)
            count += cellsIn(row);
        return count;
    }

    friend bool operator==(const BoardShape &, const BoardShape &) = default;
};

} // namespace tessera
