#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'720, 34, 0, 41, 21},
        {2'560, 29, 0, 35, 18},
        {4'400, 23, 0, 27, 14},
        {7'900, 18, 0, 20, 10},
        {15'000, 12, 0, 13, 6},
        {19'500, 8, 0, 0, 0},
        {37'000, 7, 0, 0, 0},
        {70'000, 5, 0, 0, 0},
        {126'000, 3, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
