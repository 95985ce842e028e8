#pragma once

#include "view/board/geometry/geometry.h"

#include <cmath>

namespace tessera {

/// The distance between rows of hexes that are one unit wide, and that from the middle of such a hex to its corner.
inline const double kHexRowHeight = std::sqrt(3.0) / 2;
inline const double kHexTip = 1 / std::sqrt(3.0);

/// A hexagon of pointy hexes in axial coordinates, turned in steps of 60°. A hex is one unit wide.
/// Places beside the board lie along its sides, evenly spread: of three, the first beyond the side
/// q = R, the second beyond r = R, the third beyond q + r = −R, where three players who start
/// opposite to them leave.
class HexGeometry final : public BoardGeometry
{
public:
    HexGeometry(const BoardShape &shape, const BoardOrientation &orientation);

    [[nodiscard]] int turnCount() const override { return 6; }
    [[nodiscard]] bool isSlanting() const override { return true; }
    [[nodiscard]] QPointF centre(Cell cell) const override;
    [[nodiscard]] QPolygonF outline(Cell cell) const override;
    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] Cell cellAt(QPointF point) const override;
    [[nodiscard]] Cell neighbour(Cell cell, Direction direction) const override;
    /// Coordinates along the edge stand in the outer hexes themselves.
    [[nodiscard]] std::vector<CoordinatePlace> coordinates(CoordinateMode mode) const override;

    [[nodiscard]] QString sizeWords() const override;

    /// Axial coordinates (q, r) of a cell of the board.
    [[nodiscard]] QPoint axial(Cell cell) const;
    /// The cell at axial coordinates, or `Cell::None` beyond the board.
    [[nodiscard]] Cell cellAtAxial(QPoint axial) const;

private:
    /// The direction in degrees, clockwise from the right, in which a place beside the board lies.
    [[nodiscard]] double besideAngle(Cell cell) const;
    /// The place beside the board that a step off the board leads to from `cell`, or `Cell::None`.
    [[nodiscard]] Cell besideBeyond(Cell cell, QPointF step) const;

    int m_radius;
    std::vector<QPoint> m_axial;
};

} // namespace tessera
