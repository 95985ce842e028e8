#include "model/games/tetress/rules/rules.h"

#include <cassert>
#include <utility>

namespace tessera::tetress {

namespace {

constexpr int kSquareSymmetries = 8;

/// The image of a cell under a symmetry. In the symmetry of the square, which keeps the cell (0, 0) in place, bit 0
/// mirrors left and right, bit 1 up and down, and bit 2 exchanges rows and columns.
Cell transformedCell(Cell cell, int symmetry)
{
    const int square = symmetry % kSquareSymmetries;
    const Cell translation = cellAt(symmetry / kSquareSymmetries);
    int row = rowOf(cell);
    int column = columnOf(cell);
    if ((square & 1) != 0)
        column = -column;
    if ((square & 2) != 0)
        row = -row;
    if ((square & 4) != 0)
        std::swap(row, column);
    return cellAtRowColumn(row + rowOf(translation), column + columnOf(translation));
}

Board transformedBoard(const Board &board, int symmetry)
{
    Board image;
    forEachCell(board, [&](Cell cell) { image.add(transformedCell(cell, symmetry)); });
    return image;
}

} // namespace

int Rules::symmetryCount(const Position &)
{
    return kSquareSymmetries * kCellCount;
}

Position Rules::transformed(const Position &position, int symmetry)
{
    return {
        transformedBoard(position.tokens(kRed), symmetry),
        transformedBoard(position.tokens(kBlue), symmetry),
        position.turnsTaken()};
}

Move Rules::transformedMove(const Position &, Move move, int symmetry)
{
    const auto image = placementOn(transformedBoard(move.cells(), symmetry));
    assert(image.has_value());
    return *image;
}

} // namespace tessera::tetress
