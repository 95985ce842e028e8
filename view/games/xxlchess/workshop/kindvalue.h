#pragma once

#include "model/games/xxlchess/engine/estimatedvalue.h"

namespace tessera::xxlchess {

/// Whether a kind is worth what is estimated from its movement.
[[nodiscard]] inline bool isEstimated(const PieceKind &kind)
{
    return kind.value == (kind.isRoyal ? 0 : estimatedValue(kind));
}

/// Estimates the worth of a kind whose movement has changed, if it was estimated before.
inline void estimateAgain(PieceKind &kind, bool wasEstimated)
{
    if (wasEstimated)
        kind.value = kind.isRoyal ? 0 : estimatedValue(kind);
}

} // namespace tessera::xxlchess
