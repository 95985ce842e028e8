#pragma once

#include "model/search/engine/levels.h"

namespace tessera::tetress {

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`).
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {3'200, 162, 101, 172, 68},
        {9'900, 118, 24, 120, 47},
        {26'500, 86, 0, 87, 34},
        {58'500, 67, 0, 66, 26},
        {134'000, 48, 0, 47, 18},
        {275'000, 33, 0, 32, 11},
        {575'000, 18, 0, 17, 6},
        {1'120'000, 5, 0, 5, 2},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
