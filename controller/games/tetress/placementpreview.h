#pragma once

#include "model/core/anygame.h"
#include "model/games/tetress/rules/tetromino.h"
#include "view/board/marks/boardmarks.h"

namespace tessera::tetress {

/// The placement that a click would mean.
struct PlacementPreview
{
    Move move;
    bool isLegal = false;
};

[[nodiscard]] std::vector<Cell> cellsOf(Move move);

/// Marks the ghost of the placement, with its sign on `pointed`, and the lines that it would clear.
void markPreview(
    const AnyPosition &position, const PlacementPreview &preview, Cell pointed, BoardMarks &marks);

} // namespace tessera::tetress
