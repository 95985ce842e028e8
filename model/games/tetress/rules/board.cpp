#include "model/games/tetress/rules/board.h"

namespace tessera::tetress {

Board adjacentTo(const Board &board)
{
    Board adjacent;
    forEachCell(board, [&adjacent](Cell cell) {
        const int row = rowOf(cell);
        const int column = columnOf(cell);
        adjacent.add(cellAtRowColumn(row - 1, column));
        adjacent.add(cellAtRowColumn(row + 1, column));
        adjacent.add(cellAtRowColumn(row, column - 1));
        adjacent.add(cellAtRowColumn(row, column + 1));
    });
    return adjacent;
}

Lines fullLines(const Board &occupied)
{
    Lines lines;
    for (int line = 0; line < kSide; ++line) {
        bool rowIsFull = true;
        bool columnIsFull = true;
        for (int i = 0; i < kSide; ++i) {
            rowIsFull = rowIsFull && occupied.contains(cellAtRowColumn(line, i));
            columnIsFull = columnIsFull && occupied.contains(cellAtRowColumn(i, line));
        }
        const auto bit = static_cast<std::uint16_t>(1U << line);
        lines.rows = static_cast<std::uint16_t>(lines.rows | (rowIsFull ? bit : 0U));
        lines.columns = static_cast<std::uint16_t>(lines.columns | (columnIsFull ? bit : 0U));
    }
    return lines;
}

} // namespace tessera::tetress
