#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <cstdint>

namespace tessera::xxlchess {

/// A sample made to fit: `position`, which fitted `before`, with the other side's pieces moved to squares that fit
/// `glimpse`. Seen pieces go to where they are seen; the others stay, or else go to a random square that the viewer
/// does not see. Where something unseen blocks a pawn of the viewer, a piece is put.
[[nodiscard]] Position repaired(
    const Position &position,
    Player viewer,
    const Glimpse &before,
    const Glimpse &glimpse,
    std::uint64_t seed);

} // namespace tessera::xxlchess
