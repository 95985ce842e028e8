#pragma once

#include "model/search/levels.h"

namespace tessera::watchyourback {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {800, 65, 95, 70, 27},
        {1'020, 59, 72, 63, 25},
        {1'270, 55, 53, 58, 23},
        {1'560, 53, 40, 55, 22},
        {2'020, 50, 26, 52, 20},
        {2'600, 47, 12, 48, 19},
        {4'680, 40, 3, 41, 17},
        {10'500, 33, 0, 32, 13},
        {36'000, 23, 0, 21, 8},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::watchyourback
