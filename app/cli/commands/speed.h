#pragma once

#include "model/games/catalogue.h"

namespace tessera::cli {

/// How fast a game's rules run, on one thread.
struct RulesSpeed
{
    /// The depth counted, and leaves a second.
    int perftDepth = 0;
    double leavesPerSecond = 0;
    double playoutsPerSecond = 0;
    double turnsPerSecond = 0;
};

/// Measures perft (last ply counted, not played) and random games from `position`; the best of
/// several runs, so that a busy machine shows what it can do.
[[nodiscard]] RulesSpeed measuredSpeed(const AnyPosition &position);

} // namespace tessera::cli
