#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {720, 244, 236, 262, 106},
        {2'000, 187, 144, 200, 79},
        {5'100, 143, 66, 149, 59},
        {17'000, 97, 0, 99, 39},
        {44'000, 74, 0, 73, 28},
        {95'000, 54, 0, 53, 20},
        {200'000, 37, 0, 36, 14},
        {430'000, 21, 0, 21, 9},
        {1'000'000, 5, 0, 5, 3},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
