#pragma once

#include "model/search/levels.h"

namespace tessera::chexers {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {30, 300, 500, 250, 100},
        {46, 245, 420, 212, 86},
        {75, 195, 320, 172, 69},
        {115, 160, 250, 148, 59},
        {170, 138, 180, 126, 51},
        {260, 117, 120, 107, 43},
        {430, 96, 58, 88, 35},
        {850, 74, 0, 66, 26},
        {2600, 45, 0, 40, 16},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
