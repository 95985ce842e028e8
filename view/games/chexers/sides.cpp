#include "view/games/chexers/sides.h"

#include "view/board/geometry/hexgeometry.h"

#include <cmath>

namespace tessera::chexers {

Cell exitPlace(const BoardShape &shape, Player player)
{
    return cellAt(shape.cellCount() + index(player));
}

Player ownerOfPlace(const BoardShape &shape, Cell place)
{
    const int number = index(place) - shape.cellCount();
    return number < 0 ? Player::None : playerAt(number);
}

QPointF Sides::outward(Player player) const
{
    const QPointF place = m_geometry.centre(exitPlace(m_geometry.shape(), player));
    return place / std::hypot(place.x(), place.y());
}

QPointF Sides::along(Player player) const
{
    const QPointF out = outward(player);
    const QPointF across(-out.y(), out.x());
    return across.x() < 0 ? -across : across;
}

QTransform Sides::toExitSide(Player player) const
{
    const QPointF out = outward(player);
    return {out.x(), out.y(), -out.y(), out.x(), 0, 0};
}

QTransform Sides::toStartSide(Player player) const
{
    const QPointF out = -outward(player);
    return {out.x(), out.y(), -out.y(), out.x(), 0, 0};
}

std::vector<Cell> Sides::exitHexes(Player player) const
{
    std::vector<Cell> hexes;
    for (int i = 0; i < m_geometry.cellCount(); ++i) {
        if (isExitHex(cellAt(i), player))
            hexes.push_back(cellAt(i));
    }
    return hexes;
}

bool Sides::isExitHex(Cell cell, Player player) const
{
    const int radius = m_geometry.shape().rows / 2;
    const double distance = QPointF::dotProduct(m_geometry.centre(cell), outward(player));
    return !m_geometry.isBeside(cell) && distance > (radius - 0.5) * kHexRowHeight;
}

Player Sides::exitingFrom(Cell cell) const
{
    for (int i = 0; i < kPlayers; ++i) {
        if (isExitHex(cell, playerAt(i)))
            return playerAt(i);
    }
    return Player::None;
}

} // namespace tessera::chexers
