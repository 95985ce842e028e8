#pragma once

#include "model/search/levels.h"

namespace tessera::watchyourback {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {640, 78, 90, 80, 32},
        {780, 73, 54, 74, 30},
        {920, 69, 24, 69, 28},
        {1'150, 63, 0, 64, 26},
        {1'450, 60, 0, 60, 25},
        {1'900, 56, 0, 55, 23},
        {3'800, 48, 0, 48, 19},
        {10'000, 36, 0, 36, 14},
        {40'000, 20, 0, 19, 8},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::watchyourback
