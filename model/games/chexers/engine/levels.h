#pragma once

#include "model/search/engine/levels.h"

namespace tessera::chexers {

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`).
inline constexpr LevelTable kLevels{
    .plans = {{
        {54, 233, 388, 201, 80},
        {86, 190, 285, 170, 67},
        {150, 155, 141, 142, 56},
        {240, 130, 32, 120, 48},
        {430, 105, 0, 96, 38},
        {990, 78, 0, 71, 28},
        {3'500, 48, 0, 44, 18},
        {17'000, 24, 0, 22, 9},
        {140'000, 10, 0, 8, 4},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
