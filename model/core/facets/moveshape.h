#pragma once

#include "model/core/fixedlist.h"
#include "model/core/types.h"

#include <cstdint>

namespace tessera {

/// How a person points at a move: by its cells, in order unless `anyOrder`, and by `choice` (a piece kind to promote
/// to) where several moves have the same cells. A move without cells (a forced pass) is made for the player.
struct MoveShape
{
    static constexpr std::size_t kMostCells = 4;

    FixedList<Cell, kMostCells> cells;
    bool anyOrder = false;
    std::uint8_t choice = 0;

    [[nodiscard]] static MoveShape of() { return {}; }
    [[nodiscard]] static MoveShape of(Cell cell);
    [[nodiscard]] static MoveShape of(Cell from, Cell to, int choice = 0);
};

inline MoveShape MoveShape::of(Cell cell)
{
    MoveShape shape;
    shape.cells.add(cell);
    return shape;
}

inline MoveShape MoveShape::of(Cell from, Cell to, int choice)
{
    MoveShape shape;
    shape.cells.add(from);
    shape.cells.add(to);
    shape.choice = static_cast<std::uint8_t>(choice);
    return shape;
}

} // namespace tessera
