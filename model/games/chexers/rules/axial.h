#pragma once

#include "model/core/types.h"

#include <algorithm>

namespace tessera::chexers {

/// The board is a hexagon around (0, 0) that reaches three hexes far (rules C1).
inline constexpr int kRadius = 3;

/// Axial coordinates of a hex (rules C1): q grows eastwards, r to the south-east.
///
///                 (0,-3) … (3,-3)
///               (-1,-2)  …  (3,-2)
///             (-2,-1)    …    (3,-1)
///           (-3,0)    (0,0)     (3,0)
///             (-3,1)     …    (2,1)
///               (-3,2)   …  (1,2)
///                 (-3,3) … (0,3)
struct Axial
{
    int q = 0;
    int r = 0;

    /// The coordinate that counts from `player`'s starting edge (−3) to the opposite one (3), where
    /// the player's pieces exit (rules C2, C4).
    [[nodiscard]] constexpr int along(Player player) const
    {
        return player == Player::First ? q : player == Player::Second ? r : -q - r;
    }
    [[nodiscard]] constexpr bool isOnBoard() const
    {
        return std::max({q, -q, r, -r, q + r, -q - r}) <= kRadius;
    }

    friend constexpr bool operator==(const Axial &, const Axial &) = default;
};

/// The number of steps from `a` to `b` on an empty board.
[[nodiscard]] constexpr int distance(Axial a, Axial b)
{
    const int q = b.q - a.q;
    const int r = b.r - a.r;
    return std::max({q, -q, r, -r, q + r, -q - r});
}

} // namespace tessera::chexers
