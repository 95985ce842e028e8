#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {2'270, 31, 0, 37, 19},
        {3'370, 26, 0, 31, 16},
        {5'500, 21, 0, 24, 12},
        {9'900, 16, 0, 17, 8},
        {17'000, 12, 0, 11, 5},
        {26'800, 8, 0, 0, 0},
        {44'000, 7, 0, 0, 0},
        {75'000, 5, 0, 0, 0},
        {126'000, 3, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
