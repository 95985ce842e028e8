#pragma once

#include "model/search/levels.h"

namespace tessera::chexers {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. A few
/// thousand nodes are nearly as good as any number when everybody else plays against the one who thinks
/// more, so the budgets stay small.
inline constexpr LevelTable kLevels{
    .plans = {{
        {30, 300, 500, 250, 100},
        {70, 200, 350, 180, 70},
        {150, 140, 220, 140, 50},
        {300, 110, 100, 100, 40},
        {600, 85, 0, 75, 30},
        {1'200, 65, 0, 60, 22},
        {2'500, 45, 0, 45, 16},
        {6'000, 30, 0, 30, 10},
        {25'000, 12, 0, 12, 5},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
