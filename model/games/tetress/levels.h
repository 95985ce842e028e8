#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {65, 600, 500, 600, 280},
        {300, 300, 320, 320, 130},
        {1'300, 210, 190, 230, 90},
        {4'200, 148, 85, 152, 61},
        {11'000, 108, 0, 112, 43},
        {24'000, 88, 0, 88, 34},
        {48'000, 71, 0, 71, 27},
        {90'000, 56, 0, 55, 21},
        {170'000, 42, 0, 40, 16},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
