#pragma once

#include "model/search/engine/levels.h"

namespace tessera::tetress {

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`). Those without errors play by
/// Monte Carlo tree search, and their nodes are simulations.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {4'100, 152, 84, 161, 63},
        {12'000, 112, 19, 113, 44},
        {26'000, 88, 4, 89, 34},
        {56'000, 68, 0, 67, 26},
        {118'000, 54, 0, 53, 20},
        {250'000, 36, 0, 35, 12},
        {3'000},
        {7'500},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
