#pragma once

#include "model/games/chexers/rules/players.h"
#include "view/board/geometry/geometry.h"

#include <QTransform>

namespace tessera::chexers {

/// The place beside the board at which a player's exits are pointed; the places are in the players' order.
[[nodiscard]] Cell exitPlace(const BoardShape &shape, Player player);
/// The owner of an exit place; `Player::None` for a hex.
[[nodiscard]] Player ownerOfPlace(const BoardShape &shape, Cell place);

/// The two sides of a player on the board as it is turned: the one where they start and the one
/// opposite where they exit (rules C2, C4). No side belongs to two players.
class Sides
{
public:
    /// `geometry` must outlive it.
    explicit Sides(const BoardGeometry &geometry)
        : m_geometry(geometry)
    {}

    /// The unit vector from the middle of the board to the player's exit side.
    [[nodiscard]] QPointF outward(Player player) const;
    /// The unit vector along the exit side, from left to right on the screen.
    [[nodiscard]] QPointF along(Player player) const;
    /// Maps figures drawn for a side that lies to the right (x outwards from the middle of the board,
    /// y along the side) to the player's exit side, or to the one where they start.
    [[nodiscard]] QTransform toExitSide(Player player) const;
    [[nodiscard]] QTransform toStartSide(Player player) const;

    [[nodiscard]] std::vector<Cell> exitHexes(Player player) const;
    [[nodiscard]] bool isExitHex(Cell cell, Player player) const;
    /// The player whose pieces exit from a hex; `Player::None` where nobody's do.
    [[nodiscard]] Player exitingFrom(Cell cell) const;

private:
    const BoardGeometry &m_geometry;
};

} // namespace tessera::chexers
