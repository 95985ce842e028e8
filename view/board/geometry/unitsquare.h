#pragma once

#include <QPolygonF>

namespace tessera {

/// The corners of a square cell around its middle, clockwise from the upper left.
[[nodiscard]] inline QPolygonF unitSquare(QPointF middle)
{
    return QPolygonF(
        {middle + QPointF(-0.5, -0.5),
         middle + QPointF(0.5, -0.5),
         middle + QPointF(0.5, 0.5),
         middle + QPointF(-0.5, 0.5)});
}

} // namespace tessera
