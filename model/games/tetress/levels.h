#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {300, 130, 400, 160, 60},
        {900, 100, 250, 120, 45},
        {2'400, 80, 150, 90, 35},
        {7'500, 60, 80, 65, 25},
        {24'000, 45, 0, 45, 18},
        {75'000, 32, 0, 30, 12},
        {240'000, 22, 0, 20, 8},
        {900'000, 14, 0, 10, 4},
        {4'500'000, 6, 0, 0, 0},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
