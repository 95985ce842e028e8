#pragma once

#include "model/search/engine/levels.h"

namespace tessera::tetress {

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`).
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {4'100, 152, 84, 161, 63},
        {12'000, 112, 19, 113, 44},
        {26'000, 88, 4, 89, 34},
        {56'000, 68, 0, 67, 26},
        {134'000, 48, 0, 47, 18},
        {275'000, 33, 0, 32, 11},
        {575'000, 18, 0, 17, 6},
        {1'120'000, 5, 0, 5, 2},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
