#pragma once

#include "model/core/types.h"

#include <array>

namespace tessera {

class AnyPosition;

namespace tetress {

/// What a view shows of a position beside the board.
struct Facts
{
    /// The actions taken, and the limit.
    int actions = 0;
    int mostActions = 0;
    PerPlayer<int> tokens{};
    /// The placements that each player would have if it were their turn; 0 for both after the last action.
    PerPlayer<int> placements{};
    /// Legal placements of each shape for the player to move, in the order of `IOTJLSZ`.
    std::array<int, 7> ofShape{};
};

/// The facts of a position, which must be one of this game.
[[nodiscard]] Facts factsOf(const AnyPosition &position);
/// The legal placements of the shape with this letter; 0 for no shape's letter.
[[nodiscard]] int placementsOf(const Facts &facts, char shape);

} // namespace tetress
} // namespace tessera
