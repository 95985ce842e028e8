#pragma once

#include "model/search/levels.h"

namespace tessera::watchyourback {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {640, 78, 90, 80, 32},
        {800, 72, 50, 73, 30},
        {960, 68, 19, 68, 28},
        {1'140, 64, 0, 64, 26},
        {1'450, 60, 0, 60, 25},
        {1'900, 56, 0, 55, 23},
        {3'800, 48, 0, 48, 19},
        {10'000, 36, 0, 36, 14},
        {34'000, 22, 0, 21, 9},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::watchyourback
