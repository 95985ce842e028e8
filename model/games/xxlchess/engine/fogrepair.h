#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <cstdint>

namespace tessera::xxlchess {

/// `position`, which fitted `before`, with the other side's pieces put where they can stand after
/// `glimpse`: seen ones where they are seen, the others where they stood or else at random where the
/// viewer sees nothing. Where a pawn of the viewer is blocked by what is not seen, a piece stands.
[[nodiscard]] Position repaired(
    const Position &position,
    Player viewer,
    const Glimpse &before,
    const Glimpse &glimpse,
    std::uint64_t seed);

} // namespace tessera::xxlchess
