#pragma once

#include "model/search/levels.h"

namespace tessera::chexers {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {30, 300, 500, 250, 100},
        {52, 235, 410, 206, 83},
        {75, 195, 320, 172, 69},
        {115, 160, 250, 148, 59},
        {190, 148, 0, 137, 54},
        {270, 124, 0, 114, 46},
        {390, 105, 0, 97, 39},
        {720, 81, 0, 75, 30},
        {1'600, 60, 0, 53, 21},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
