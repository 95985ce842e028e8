#pragma once

#include "model/search/engine/levels.h"

namespace tessera::chexers {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
inline constexpr LevelTable kLevels{
    .plans = {{
        {30, 300, 500, 250, 100},
        {54, 233, 388, 201, 80},
        {90, 185, 274, 166, 66},
        {170, 148, 108, 136, 54},
        {280, 122, 0, 113, 45},
        {670, 88, 0, 80, 32},
        {2'500, 54, 0, 49, 20},
        {13'500, 25, 0, 23, 10},
        {140'000, 10, 0, 8, 4},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
