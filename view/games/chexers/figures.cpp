#include "view/games/chexers/figures.h"

#include "model/games/chexers/rules/axial.h"
#include "view/board/geometry/hexgeometry.h"

#include <QPolygonF>

#include <cmath>

namespace tessera::chexers {

namespace {

/// The distance from the middle of the board to its straight edge, a little beyond the corners of the hexes.
const double kEdge = kRadius * kHexRowHeight + kHexTip + 0.09;
constexpr double kStripe = 0.07;

/// Half the length of the straight edge, where the sides meet at 30° to either.
double halfEdge()
{
    return kEdge * std::tan(M_PI / 6);
}

QPainterPath closed(const QPolygonF &polygon)
{
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath sidePath()
{
    const double corners = kRadius * kHexRowHeight + kHexTip;
    const double notches = kRadius * kHexRowHeight + kHexTip / 2;
    // The point where two sides meet, in the middle of the outer edge of a corner hex.
    const double meeting = kRadius + 0.5;
    QPolygonF side;
    side << QPointF(kEdge, -halfEdge()) << QPointF(kEdge, halfEdge());
    side << QPointF(meeting * kHexRowHeight, meeting / 2);
    for (int i = kRadius; i >= 0; --i) {
        const double middle = i - kRadius / 2.0;
        side << QPointF(corners, middle);
        if (i > 0)
            side << QPointF(notches, middle - 0.5);
    }
    side << QPointF(meeting * kHexRowHeight, -meeting / 2);
    return closed(side);
}

QPainterPath edgePath()
{
    QPainterPath edge(QPointF(kEdge, -halfEdge()));
    edge.lineTo(kEdge, halfEdge());
    return edge;
}

std::array<QPointF, 3> sideNotches()
{
    const double middle = (kRadius * kHexRowHeight + kHexTip / 2 + kEdge) / 2 + 0.045;
    return {QPointF(middle, -1), QPointF(middle, 0), QPointF(middle, 1)};
}

QPainterPath stripePath()
{
    // The two outer edges and, one stripe's width inside them, the same again. The inner corner is
    // pulled back along the axis; the ends stay on the edges that run along it.
    const double back = kStripe / kHexRowHeight;
    return closed(QPolygonF(
        {QPointF(kHexTip / 2, -0.5),
         QPointF(kHexTip, 0),
         QPointF(kHexTip / 2, 0.5),
         QPointF(kHexTip / 2 - back, 0.5),
         QPointF(kHexTip - back, 0),
         QPointF(kHexTip / 2 - back, -0.5)}));
}

QPainterPath arrowPath(double size)
{
    const double half = size / 2;
    return closed(QPolygonF(
        {QPointF(half, 0),
         QPointF(0.02 * size, 0.46 * size),
         QPointF(0.02 * size, 0.17 * size),
         QPointF(-half, 0.17 * size),
         QPointF(-half, -0.17 * size),
         QPointF(0.02 * size, -0.17 * size),
         QPointF(0.02 * size, -0.46 * size)}));
}

} // namespace tessera::chexers
