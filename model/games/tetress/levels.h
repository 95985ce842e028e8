#pragma once

#include "model/search/levels.h"

namespace tessera::tetress {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {3'200, 162, 101, 172, 68},
        {7'000, 130, 38, 133, 52},
        {19'000, 94, 0, 96, 38},
        {46'000, 73, 0, 72, 28},
        {97'000, 54, 0, 53, 20},
        {220'000, 36, 0, 35, 13},
        {470'000, 19, 0, 19, 8},
        {1'000'000, 5, 0, 5, 3},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::tetress
