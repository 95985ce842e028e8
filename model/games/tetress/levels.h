#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {65, 600, 500, 600, 280},
        {300, 300, 320, 320, 130},
        {1'620, 188, 158, 206, 81},
        {4'300, 149, 72, 152, 61},
        {11'000, 108, 0, 112, 43},
        {24'000, 88, 0, 88, 34},
        {55'000, 68, 0, 68, 26},
        {105'000, 52, 0, 51, 19},
        {200'000, 38, 0, 36, 14},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
