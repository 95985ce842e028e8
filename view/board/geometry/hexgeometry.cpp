#include "view/board/geometry/hexgeometry.h"

#include <QCoreApplication>
#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// A place beside the board: its distance from the outer hexes' centres and its depth.
constexpr double kBesideDistance = 1.15;
constexpr double kBesideDepth = 0.84;
/// The size of its cut corners.
constexpr double kBesideCut = 0.24;

QPoint turnedOnce(QPoint axial)
{
    return {-axial.y(), axial.x() + axial.y()};
}

QPoint turned(QPoint axial, int turns)
{
    for (int i = 0; i < turns; ++i)
        axial = turnedOnce(axial);
    return axial;
}

int distanceFromMiddle(QPoint axial)
{
    return std::max({std::abs(axial.x()), std::abs(axial.y()), std::abs(axial.x() + axial.y())});
}

QPointF planeOf(QPoint axial)
{
    return {axial.x() + axial.y() / 2.0, axial.y() * kHexRowHeight};
}

/// The hex that holds a point, by rounding cube coordinates (Amit Patel, "Hexagonal Grids").
QPoint axialAt(QPointF point)
{
    const double r = point.y() / kHexRowHeight;
    const double q = point.x() - r / 2.0;
    const double s = -q - r;
    double roundedQ = std::round(q);
    double roundedR = std::round(r);
    const double errorQ = std::abs(roundedQ - q);
    const double errorR = std::abs(roundedR - r);
    const double errorS = std::abs(std::round(s) - s);
    if (errorQ > errorR && errorQ > errorS)
        roundedQ = -roundedR - std::round(s);
    else if (errorR > errorS)
        roundedR = -roundedQ - std::round(s);
    return {static_cast<int>(roundedQ), static_cast<int>(roundedR)};
}

/// The axial step of a direction from a hex in row `row`. Straight up and down do not exist on
/// pointy hexes: they go right from even rows and left from odd ones, so that the way back is the same.
QPoint axialStep(Direction direction, int row)
{
    const bool isEven = row % 2 == 0;
    switch (direction) {
    case Direction::Left:
        return {-1, 0};
    case Direction::Right:
        return {1, 0};
    case Direction::UpLeft:
        return {0, -1};
    case Direction::UpRight:
        return {1, -1};
    case Direction::DownLeft:
        return {-1, 1};
    case Direction::DownRight:
        return {0, 1};
    case Direction::Up:
        return isEven ? QPoint(1, -1) : QPoint(0, -1);
    case Direction::Down:
        return isEven ? QPoint(0, 1) : QPoint(-1, 1);
    }
    return {};
}

} // namespace

HexGeometry::HexGeometry(const BoardShape &shape, const BoardOrientation &orientation)
    : BoardGeometry(shape, orientation)
    , m_radius(shape.rows / 2)
{
    for (int r = -m_radius; r <= m_radius; ++r) {
        const int lowest = std::max(-m_radius, -m_radius - r);
        const int highest = std::min(m_radius, m_radius - r);
        for (int q = lowest; q <= highest; ++q)
            m_axial.emplace_back(q, r);
    }
}

QPoint HexGeometry::axial(Cell cell) const
{
    return m_axial[static_cast<std::size_t>(index(cell))];
}

Cell HexGeometry::cellAtAxial(QPoint axial) const
{
    const auto found = std::find(m_axial.begin(), m_axial.end(), axial);
    if (found == m_axial.end())
        return Cell::None;
    return tessera::cellAt(static_cast<int>(found - m_axial.begin()));
}

double HexGeometry::besideAngle(Cell cell) const
{
    const int place = index(cell) - cellCount();
    return -30.0 + 360.0 * place / std::max(1, shape().besideCount) + 60.0 * orientation().turns;
}

QPointF HexGeometry::centre(Cell cell) const
{
    if (!isBeside(cell))
        return planeOf(turned(axial(cell), orientation().turns % 6));
    const double distance = m_radius * kHexRowHeight + kBesideDistance;
    const double angle = qDegreesToRadians(besideAngle(cell));
    return {distance * std::cos(angle), distance * std::sin(angle)};
}

QPolygonF HexGeometry::outline(Cell cell) const
{
    const QPointF middle = centre(cell);
    if (!isBeside(cell)) {
        return QPolygonF(
            {middle + QPointF(0, -kHexTip),
             middle + QPointF(0.5, -kHexTip / 2),
             middle + QPointF(0.5, kHexTip / 2),
             middle + QPointF(0, kHexTip),
             middle + QPointF(-0.5, kHexTip / 2),
             middle + QPointF(-0.5, -kHexTip / 2)});
    }
    // A tray as long as the board's side, with its corners cut.
    const double length = (m_radius + 1) / 2.0;
    const double depth = kBesideDepth / 2;
    QTransform place;
    place.translate(middle.x(), middle.y());
    place.rotate(besideAngle(cell));
    return place.map(QPolygonF(QList<QPointF>{
        {-depth, kBesideCut - length},
        {kBesideCut - depth, -length},
        {depth - kBesideCut, -length},
        {depth, kBesideCut - length},
        {depth, length - kBesideCut},
        {depth - kBesideCut, length},
        {kBesideCut - depth, length},
        {-depth, length - kBesideCut}}));
}

QRectF HexGeometry::bounds() const
{
    QRectF all;
    for (int place = 0; place < placeCount(); ++place)
        all |= outline(tessera::cellAt(place)).boundingRect();
    return all;
}

Cell HexGeometry::cellAt(QPointF point) const
{
    const int backTurns = (6 - orientation().turns % 6) % 6;
    const Cell cell = cellAtAxial(turned(axialAt(point), backTurns));
    return cell == Cell::None ? besideAt(point) : cell;
}

Cell HexGeometry::neighbour(Cell cell, Direction direction) const
{
    if (isBeside(cell)) {
        // A step back onto the board leads to the outer hex in that direction.
        const QPointF way = planeOf(axialStep(direction, 0));
        const Cell back = cellAt(centre(cell) + way * 1.2);
        return back == cell ? Cell::None : back;
    }
    const QPoint seen = turned(axial(cell), orientation().turns % 6);
    const QPoint step = axialStep(direction, seen.y());
    const Cell next = cellAt(planeOf(seen + step));
    return next == Cell::None || isBeside(next) ? besideBeyond(cell, planeOf(step)) : next;
}

Cell HexGeometry::besideBeyond(Cell cell, QPointF step) const
{
    for (int i = cellCount(); i < placeCount(); ++i) {
        const Cell place = tessera::cellAt(i);
        const QPointF outward = centre(place) / std::hypot(centre(place).x(), centre(place).y());
        const double distance = QPointF::dotProduct(centre(cell), outward);
        const bool isOnSide = distance > (m_radius - 0.5) * kHexRowHeight;
        if (isOnSide && QPointF::dotProduct(step, outward) > 0.1)
            return place;
    }
    return Cell::None;
}

std::vector<CoordinatePlace> HexGeometry::coordinates(CoordinateMode mode) const
{
    if (mode == CoordinateMode::None)
        return {};
    std::vector<CoordinatePlace> places = cellCoordinates({0, -0.41}, 0.13, false);
    if (mode == CoordinateMode::Edge) {
        std::erase_if(places, [this](const CoordinatePlace &place) {
            return distanceFromMiddle(axial(tessera::cellAt(place.number))) < m_radius;
        });
    }
    return places;
}

QString HexGeometry::sizeWords() const
{
    return QCoreApplication::translate("BoardGeometry", "%n\u00a0hexes", nullptr, cellCount());
}

} // namespace tessera
