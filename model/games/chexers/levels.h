#pragma once

#include "model/search/levels.h"

namespace tessera::chexers {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. A few
/// thousand nodes are nearly as good as any number when everybody else plays against the one who thinks
/// more, so the budgets stay small.
inline constexpr LevelTable kLevels{
    .plans = {{
        {30, 300, 500, 250, 100},
        {36, 279, 469, 236, 94},
        {46, 248, 422, 213, 84},
        {56, 224, 386, 197, 77},
        {85, 186, 317, 170, 65},
        {130, 155, 247, 148, 55},
        {230, 121, 145, 116, 44},
        {420, 97, 59, 89, 35},
        {850, 76, 0, 68, 27},
    }},
    .seesWinsFrom = 3};

} // namespace tessera::chexers
