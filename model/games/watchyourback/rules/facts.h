#pragma once

#include "model/core/types.h"

#include <optional>
#include <vector>

namespace tessera {

class AnyPosition;

namespace watchyourback {

/// What the next shrink will do (W5).
struct ShrinkForecast
{
    /// The turns left until the shrink, and the turns between two shrinks.
    int turnsLeft = 0;
    int turnsBetween = 0;
    std::vector<Cell> fallingRing;
    std::vector<Cell> comingCorners;
    /// Each player's pieces that would fall if the shrink came now: those on the ring, on the corners, and next to
    /// corners.
    PerPlayer<std::vector<Cell>> doomed;
};

/// What a view shows of a position beside the board.
struct Facts
{
    bool isPlacing = true;
    /// Pieces placed, out of `piecesEach`.
    PerPlayer<int> placed{};
    PerPlayer<int> pieces{};
    int piecesEach = 0;
    /// The turns of the moving phase, and those after which a ring falls (W5).
    int turn = 0;
    std::vector<int> shrinkTurns;
    /// Empty in the placing phase, and after the last shrink.
    std::optional<ShrinkForecast> nextShrink;
};

/// The facts of a position, which must be one of this game.
[[nodiscard]] Facts factsOf(const AnyPosition &position);
/// Whether a cell lies in a player's zone (W2).
[[nodiscard]] bool isInZone(Player player, Cell cell);

} // namespace watchyourback
} // namespace tessera
