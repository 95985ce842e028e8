#pragma once

#include "model/search/levels.h"

namespace tessera::watchyourback {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {40, 130, 400, 160, 60},
        {120, 100, 250, 120, 45},
        {320, 80, 150, 90, 35},
        {1'000, 60, 80, 65, 25},
        {3'200, 45, 0, 45, 18},
        {10'000, 32, 0, 30, 12},
        {32'000, 22, 0, 20, 8},
        {120'000, 14, 0, 10, 4},
        {600'000, 6, 0, 0, 0},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::watchyourback
