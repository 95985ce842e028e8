#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {65, 270, 610, 280, 130},
        {450, 120, 320, 140, 55},
        {2'400, 86, 175, 100, 38},
        {6'000, 64, 90, 70, 27},
        {13'000, 51, 35, 54, 21},
        {24'000, 45, 5, 45, 17},
        {44'000, 38, 0, 37, 14},
        {85'000, 30, 0, 28, 11},
        {170'000, 22, 0, 20, 8},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
