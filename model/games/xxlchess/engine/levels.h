#pragma once

#include "model/search/engine/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Even the beginner should
/// take hanging pieces, defend attacked ones and move to safe squares, so no level overlooks replies. The weak levels
/// choose among many moves, which seemed to help a player who looks one move ahead more than misjudged positions do:
/// this was the best of 15 kinds of level 1, tried in 72 games each.
inline constexpr LevelTable kLevels{
    .plans = {{
        {4'000, 8, 0, 86, 66},
        {5'600, 8, 0, 65, 45},
        {7'350, 8, 0, 48, 32},
        {10'500, 8, 0, 28, 17},
        {20'500, 8, 0, 4, 2},
        {22'500, 8, 0, 0, 0},
        {42'000, 7, 0, 0, 0},
        {70'000, 6, 0, 0, 0},
        {126'000, 5, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
