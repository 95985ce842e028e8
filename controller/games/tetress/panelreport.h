#pragma once

#include "controller/games/tetress/placementpreview.h"
#include "view/games/tetress/shapefigure.h"

#include <optional>
#include <vector>

namespace tessera::tetress {

class TetressPanel;

/// The panel's figure of a tetromino.
[[nodiscard]] ShapeFigure figureOf(const Tetromino &tetromino);
/// The shapes as they lie in the palette.
[[nodiscard]] std::vector<ShapeFigure> paletteFigures();

/// Shows in the panel which placements so many ticked cells still allow.
void reportTicks(TetressPanel &panel, std::size_t ticks, const std::vector<MoveCode> &possible);

/// Shows in the panel the outcome of the placement in preview, if there is one.
void reportOutcome(
    TetressPanel &panel,
    const AnyPosition &position,
    const std::optional<PlacementPreview> &preview);

} // namespace tessera::tetress
