#pragma once

#include "model/search/engine/levels.h"

namespace tessera::watchyourback {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {640, 78, 90, 80, 32},
        {800, 72, 49, 73, 30},
        {970, 68, 18, 68, 28},
        {1'200, 63, 0, 63, 26},
        {1'600, 59, 0, 58, 24},
        {2'300, 54, 0, 53, 22},
        {5'100, 44, 0, 44, 18},
        {12'200, 35, 0, 34, 13},
        {40'000, 20, 0, 19, 8},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::watchyourback
