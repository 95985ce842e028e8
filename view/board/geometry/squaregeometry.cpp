#include "view/board/geometry/squaregeometry.h"

#include "view/board/geometry/unitsquare.h"

#include <cmath>

namespace tessera {

namespace {

/// The gap between the board and the places beside it.
constexpr double kBesideGap = 0.25;
/// How far from the board's edge the coordinates stand.
constexpr double kCoordinateGap = 0.22;

} // namespace

SquareGeometry::SquareGeometry(const BoardShape &shape, const BoardOrientation &orientation)
    : BoardGeometry(shape, orientation)
    , m_isTurned(orientation.turns % 2 != 0)
{}

QPointF SquareGeometry::centre(Cell cell) const
{
    if (isBeside(cell))
        return {shape().columns + kBesideGap + 0.5, index(cell) - cellCount() + 0.5};
    const int seen = m_isTurned ? cellCount() - 1 - index(cell) : index(cell);
    return {seen % shape().columns + 0.5, seen / shape().columns + 0.5};
}

QPolygonF SquareGeometry::outline(Cell cell) const
{
    return unitSquare(centre(cell));
}

QRectF SquareGeometry::bounds() const
{
    const QRectF board(0, 0, shape().columns, shape().rows);
    if (shape().besideCount == 0)
        return board;
    return board | QRectF(shape().columns + kBesideGap, 0, 1, shape().besideCount);
}

Cell SquareGeometry::cellAt(QPointF point) const
{
    const Cell cell = cellSeenAt(
        static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y())));
    return cell == Cell::None ? besideAt(point) : cell;
}

Cell SquareGeometry::neighbour(Cell cell, Direction direction) const
{
    return cellAt(centre(cell) + unitStep(direction));
}

std::vector<CoordinatePlace> SquareGeometry::coordinates(CoordinateMode mode) const
{
    if (mode == CoordinateMode::None)
        return {};
    if (mode == CoordinateMode::All)
        return cellCoordinates({-0.45, -0.38}, 0.15, true);
    std::vector<CoordinatePlace> places;
    const int columns = shape().columns;
    const int rows = shape().rows;
    for (int column = 0; column < columns; ++column) {
        const int seen = m_isTurned ? columns - 1 - column : column;
        places.push_back(
            {CoordinatePlace::Kind::Column, column, {seen + 0.5, rows + kCoordinateGap}});
    }
    for (int row = 0; row < rows; ++row) {
        const int seen = m_isTurned ? rows - 1 - row : row;
        places.push_back({CoordinatePlace::Kind::Row, row, {-kCoordinateGap, seen + 0.5}});
    }
    return places;
}

Cell SquareGeometry::cellSeenAt(int column, int row) const
{
    if (column < 0 || row < 0 || column >= shape().columns || row >= shape().rows)
        return Cell::None;
    const int seen = row * shape().columns + column;
    return tessera::cellAt(m_isTurned ? cellCount() - 1 - seen : seen);
}

} // namespace tessera
