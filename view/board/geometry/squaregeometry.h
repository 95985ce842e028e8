#pragma once

#include "view/board/geometry/geometry.h"

namespace tessera {

/// A board of squares with any number of columns and rows, the right way up or turned by 180°.
/// Places beside it stand in a column at its right.
class SquareGeometry final : public BoardGeometry
{
public:
    SquareGeometry(const BoardShape &shape, const BoardOrientation &orientation);

    [[nodiscard]] int turnCount() const override { return 2; }
    [[nodiscard]] QPointF centre(Cell cell) const override;
    [[nodiscard]] QPolygonF outline(Cell cell) const override;
    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] Cell cellAt(QPointF point) const override;
    [[nodiscard]] Cell neighbour(Cell cell, Direction direction) const override;
    [[nodiscard]] std::vector<CoordinatePlace> coordinates(CoordinateMode mode) const override;

private:
    /// The cell in a column and row as seen, or `Cell::None` beyond the board.
    [[nodiscard]] Cell cellSeenAt(int column, int row) const;

    bool m_isTurned;
};

} // namespace tessera
