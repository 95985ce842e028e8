#pragma once

#include "view/board/geometry/geometry.h"

#include <QTransform>

namespace tessera::chexers {

/// Players, and exits of each that win (rules C3, C5).
inline constexpr int kPlayerCount = 3;
inline constexpr int kCupCount = 4;

/// The place beside the board where a player's exits are pointed at: the players' in their order.
[[nodiscard]] Cell exitPlace(const BoardShape &shape, Player player);
/// Whose exit place it is; `Player::None` for a hex.
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

    /// From the middle of the board to the player's exit side, one unit long.
    [[nodiscard]] QPointF outward(Player player) const;
    /// Along the exit side, from left to right on the screen.
    [[nodiscard]] QPointF along(Player player) const;
    /// Maps figures drawn for a side that lies to the right (x outwards from the middle of the board,
    /// y along the side) to the player's exit side, or to the one where they start.
    [[nodiscard]] QTransform toExitSide(Player player) const;
    [[nodiscard]] QTransform toStartSide(Player player) const;

    [[nodiscard]] std::vector<Cell> exitHexes(Player player) const;
    [[nodiscard]] bool isExitHex(Cell cell, Player player) const;
    /// Whose pieces exit from a hex; `Player::None` where nobody's do.
    [[nodiscard]] Player exitingFrom(Cell cell) const;

private:
    const BoardGeometry &m_geometry;
};

} // namespace tessera::chexers
