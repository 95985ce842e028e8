#include "model/games/tetress/rules/tetromino.h"

namespace tessera::tetress {

namespace {

constexpr Board cellsOf(Move move)
{
    Board cells;
    for (const Offset offset : kTetrominoes[static_cast<std::size_t>(move.tetromino())].cells)
        cells.add(cellAtRowColumn(
            rowOf(move.anchor()) + offset.row, columnOf(move.anchor()) + offset.column));
    return cells;
}

constexpr auto makePlacementCells()
{
    std::array<Board, Move::kCount> table;
    for (int number = 0; number < Move::kCount; ++number)
        table[static_cast<std::size_t>(number)] = cellsOf(Move::fromNumber(number));
    return table;
}

} // namespace

constexpr std::array<Board, Move::kCount> kPlacementCells = makePlacementCells();

std::optional<Move> placementOn(const Board &cells)
{
    std::optional<Move> found;
    forEachCell(cells, [&cells, &found](Cell first) {
        for (int tetromino = 0; tetromino < kTetrominoCount; ++tetromino) {
            const Offset offset = kTetrominoes[static_cast<std::size_t>(tetromino)].cells[0];
            const Move move(
                tetromino,
                cellAtRowColumn(rowOf(first) - offset.row, columnOf(first) - offset.column));
            if (move.cells() == cells)
                found = move;
        }
    });
    return found;
}

} // namespace tessera::tetress
