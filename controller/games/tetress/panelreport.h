#pragma once

#include "controller/games/tetress/placementpreview.h"
#include "view/games/tetress/shapefigure.h"

#include <optional>
#include <vector>

namespace tessera::tetress {

class TetressPanel;

/// How the panel draws a tetromino.
[[nodiscard]] ShapeFigure figureOf(const Tetromino &tetromino);
/// The shapes as they lie in the palette.
[[nodiscard]] std::vector<ShapeFigure> paletteFigures();

/// Says in the panel what can come of so many cells ticked.
void reportTicks(TetressPanel &panel, std::size_t ticks, const std::vector<MoveCode> &possible);

/// Says in the panel what the placement in preview would bring, if there is one.
void reportOutcome(
    TetressPanel &panel,
    const AnyPosition &position,
    const std::optional<PlacementPreview> &preview);

} // namespace tessera::tetress
