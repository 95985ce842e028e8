#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {3'200, 162, 101, 172, 68},
        {9'900, 118, 24, 120, 47},
        {25'000, 87, 0, 89, 35},
        {51'000, 70, 0, 69, 27},
        {113'000, 52, 0, 51, 20},
        {220'000, 37, 0, 36, 13},
        {450'000, 23, 0, 22, 8},
        {1'120'000, 5, 0, 5, 2},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
