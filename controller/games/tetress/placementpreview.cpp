#include "controller/games/tetress/placementpreview.h"

#include "model/games/tetress/tetress.h"

#include <algorithm>

namespace tessera::tetress {

std::vector<Cell> cellsOf(Move move)
{
    std::vector<Cell> cells;
    forEachCell(move.cells(), [&cells](Cell cell) { cells.push_back(cell); });
    return cells;
}

void markPreview(
    const AnyPosition &position, const PlacementPreview &preview, Cell pointed, BoardMarks &marks)
{
    std::vector<Cell> cells = cellsOf(preview.move);
    // The placement's sign stands on the cell pointed at.
    std::stable_partition(cells.begin(), cells.end(), [pointed](Cell cell) {
        return cell == pointed;
    });
    marks[preview.isLegal ? MarkRole::GhostLegal : MarkRole::GhostIllegal] = cells;
    if (!preview.isLegal)
        return;
    for (const Cell cell : cells)
        marks.ghosts.push_back({{position.toMove(), 0}, cell});
    for (const Step &step : position.transition(Rules::encode(preview.move)).steps) {
        if (step.kind == Step::Kind::Remove)
            marks[MarkRole::Clearing].push_back(step.from);
    }
}

} // namespace tessera::tetress
