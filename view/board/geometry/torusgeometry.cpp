#include "view/board/geometry/torusgeometry.h"

#include "view/board/geometry/unitsquare.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kTorusCoordinateGap = 0.28;

int wrapped(int value, int size)
{
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

} // namespace

TorusGeometry::TorusGeometry(const BoardShape &shape, const BoardOrientation &orientation)
    : BoardGeometry(shape, orientation)
    , m_margin(std::clamp(orientation.margin, 0, std::min(shape.columns, shape.rows)))
{}

QPoint TorusGeometry::seenAt(int column, int row) const
{
    return {
        wrapped(column - orientation().columnOffset, columns()),
        wrapped(row - orientation().rowOffset, rows())};
}

QPointF TorusGeometry::centre(Cell cell) const
{
    const QPoint seen = seenAt(index(cell) % columns(), index(cell) / columns());
    return {seen.x() + 0.5, seen.y() + 0.5};
}

QPolygonF TorusGeometry::outline(Cell cell) const
{
    return unitSquare(centre(cell));
}

QRectF TorusGeometry::bounds() const
{
    return trueBounds().adjusted(-m_margin, -m_margin, m_margin, m_margin);
}

Cell TorusGeometry::cellAt(QPointF point) const
{
    if (!bounds().contains(point))
        return Cell::None;
    const int column = static_cast<int>(std::floor(point.x())) + orientation().columnOffset;
    const int row = static_cast<int>(std::floor(point.y())) + orientation().rowOffset;
    return tessera::cellAt(wrapped(row, rows()) * columns() + wrapped(column, columns()));
}

Cell TorusGeometry::neighbour(Cell cell, Direction direction) const
{
    const QPoint step = unitStep(direction);
    const int column = wrapped(index(cell) % columns() + step.x(), columns());
    const int row = wrapped(index(cell) / columns() + step.y(), rows());
    return tessera::cellAt(row * columns() + column);
}

std::vector<QPointF> TorusGeometry::copies(Cell cell) const
{
    const QPointF middle = centre(cell);
    std::vector<QPointF> all{middle};
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            const QPointF copy = middle + QPointF(right * columns(), down * rows());
            if ((right != 0 || down != 0) && bounds().contains(copy))
                all.push_back(copy);
        }
    }
    return all;
}

std::vector<CoordinatePlace> TorusGeometry::coordinates(CoordinateMode mode) const
{
    if (mode == CoordinateMode::None)
        return {};
    if (mode == CoordinateMode::All)
        return cellCoordinates({-0.45, -0.38}, 0.15, true);
    std::vector<CoordinatePlace> places;
    const double beyond = m_margin + kTorusCoordinateGap;
    for (int column = 0; column < columns(); ++column) {
        const QPointF at(seenAt(column, 0).x() + 0.5, -beyond);
        places.push_back({CoordinatePlace::Kind::Column, column, at});
    }
    for (int row = 0; row < rows(); ++row) {
        const QPointF at(-beyond, seenAt(0, row).y() + 0.5);
        places.push_back({CoordinatePlace::Kind::Row, row, at});
    }
    return places;
}

} // namespace tessera
