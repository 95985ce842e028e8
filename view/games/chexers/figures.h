#pragma once

#include "model/core/types.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <array>

namespace tessera::chexers {

// Figures in cell units for a side of the board that lies to the right: x outwards from the middle
// of the board, y along the side (`Sides::toExitSide`).

/// The area between the outer hexes of a side and the straight edge of the board.
[[nodiscard]] QPainterPath sidePath();
/// The straight edge of the board itself.
[[nodiscard]] QPainterPath edgePath();
/// The middles of the notches between two hexes of a side.
[[nodiscard]] std::array<QPointF, 3> sideNotches();
/// The stripe along the outer edges of a hex whose middle is at the origin.
[[nodiscard]] QPainterPath stripePath();
/// An arrow outwards in the middle of a hex at the origin, `size` long.
[[nodiscard]] QPainterPath arrowPath(double size);

} // namespace tessera::chexers
