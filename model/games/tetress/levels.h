#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {3'200, 162, 101, 172, 68},
        {7'200, 130, 36, 132, 52},
        {19'500, 93, 0, 95, 37},
        {48'000, 72, 0, 71, 28},
        {104'000, 53, 0, 52, 20},
        {245'000, 34, 0, 33, 13},
        {560'000, 17, 0, 17, 7},
        {1'300'000, 3, 0, 3, 2},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
