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
    /// Turns until it, of those between two shrinks.
    int turnsLeft = 0;
    int turnsBetween = 0;
    std::vector<Cell> fallingRing;
    std::vector<Cell> comingCorners;
    /// Each player's pieces that would fall if it came now: those on the ring, on the corners, and
    /// next to corners.
    PerPlayer<std::vector<Cell>> doomed;
};

/// What a view shows of a position beside the board.
struct Facts
{
    bool isPlacing = true;
    /// Of `piecesEach`.
    PerPlayer<int> placed{};
    PerPlayer<int> pieces{};
    int piecesEach = 0;
    /// Turns of the moving phase.
    int turn = 0;
    /// Nothing in the placing phase, and after the last shrink.
    std::optional<ShrinkForecast> nextShrink;
};

[[nodiscard]] Facts factsOf(const AnyPosition &position);
/// Whether a player may place on a cell at all (W2).
[[nodiscard]] bool isInZone(Player player, Cell cell);

} // namespace watchyourback
} // namespace tessera
