#pragma once

#include "view/board/geometry/geometry.h"

namespace tessera {

/// A board of squares without edges. The picture begins at a chosen column and row, and a margin of cells is repeated
/// beyond each edge; the copies are the same cells.
class TorusGeometry final : public BoardGeometry
{
public:
    TorusGeometry(const BoardShape &shape, const BoardOrientation &orientation);

    [[nodiscard]] int turnCount() const override { return 1; }
    [[nodiscard]] QPointF centre(Cell cell) const override;
    [[nodiscard]] QPolygonF outline(Cell cell) const override;
    /// The bounds including the margin; the board itself is `trueBounds`.
    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] Cell cellAt(QPointF point) const override;
    [[nodiscard]] Cell neighbour(Cell cell, Direction direction) const override;
    [[nodiscard]] std::vector<QPointF> copies(Cell cell) const override;
    [[nodiscard]] std::vector<CoordinatePlace> coordinates(CoordinateMode mode) const override;

    /// The board without its margin.
    [[nodiscard]] QRectF trueBounds() const { return {0, 0, 1.0 * columns(), 1.0 * rows()}; }

private:
    [[nodiscard]] int columns() const { return shape().columns; }
    [[nodiscard]] int rows() const { return shape().rows; }
    [[nodiscard]] QPoint seenAt(int column, int row) const;

    int m_margin;
};

} // namespace tessera
