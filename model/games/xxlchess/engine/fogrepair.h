#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <cstdint>

namespace tessera::xxlchess {

/// The position `position`, which fitted `before`, with the other side's pieces moved to squares that fit `glimpse`:
/// seen pieces to where they are seen, the others to where they stood, or else to a random square that the viewer does
/// not see. A piece is put where something unseen blocks a pawn of the viewer.
[[nodiscard]] Position repaired(
    const Position &position,
    Player viewer,
    const Glimpse &before,
    const Glimpse &glimpse,
    std::uint64_t seed);

} // namespace tessera::xxlchess
