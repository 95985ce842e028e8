#include "view/board/geometry/geometry.h"

#include "view/board/geometry/hexgeometry.h"
#include "view/board/geometry/squaregeometry.h"
#include "view/board/geometry/torusgeometry.h"

#include <QCoreApplication>

namespace tessera {

QPoint unitStep(Direction direction)
{
    switch (direction) {
    case Direction::Left:
        return {-1, 0};
    case Direction::Right:
        return {1, 0};
    case Direction::Up:
        return {0, -1};
    case Direction::Down:
        return {0, 1};
    case Direction::UpLeft:
        return {-1, -1};
    case Direction::UpRight:
        return {1, -1};
    case Direction::DownLeft:
        return {-1, 1};
    case Direction::DownRight:
        return {1, 1};
    }
    return {};
}

std::unique_ptr<BoardGeometry> BoardGeometry::make(
    const BoardShape &shape, const BoardOrientation &orientation)
{
    switch (shape.kind) {
    case BoardShape::Kind::Hex:
        return std::make_unique<HexGeometry>(shape, orientation);
    case BoardShape::Kind::Torus:
        return std::make_unique<TorusGeometry>(shape, orientation);
    case BoardShape::Kind::Square:
        break;
    }
    return std::make_unique<SquareGeometry>(shape, orientation);
}

QString BoardGeometry::sizeWords() const
{
    return QCoreApplication::translate("BoardGeometry", "%1×%2", "columns and rows")
        .arg(m_shape.columns)
        .arg(m_shape.rows);
}

QRectF BoardGeometry::boundsWith(CoordinateMode mode) const
{
    QRectF all = bounds();
    for (const CoordinatePlace &place : coordinates(mode)) {
        const double half = place.height * 0.9;
        all |= QRectF(place.centre.x() - half, place.centre.y() - half, 2 * half, 2 * half);
    }
    return all;
}

Cell BoardGeometry::besideAt(QPointF point) const
{
    for (int place = cellCount(); place < placeCount(); ++place) {
        if (outline(tessera::cellAt(place)).containsPoint(point, Qt::OddEvenFill))
            return tessera::cellAt(place);
    }
    return Cell::None;
}

std::vector<CoordinatePlace> BoardGeometry::cellCoordinates(
    QPointF offset, double height, bool isLeftAligned) const
{
    std::vector<CoordinatePlace> places;
    for (int i = 0; i < cellCount(); ++i) {
        const QPointF at = centre(tessera::cellAt(i)) + offset;
        places.push_back({CoordinatePlace::Kind::Cell, i, at, height, isLeftAligned});
    }
    return places;
}

} // namespace tessera
