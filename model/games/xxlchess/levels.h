#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {700, 45, 0, 60, 30},
        {1'240, 37, 0, 45, 22},
        {1'850, 32, 0, 37, 19},
        {2'550, 29, 0, 34, 17},
        {3'500, 25, 0, 30, 15},
        {5'300, 20, 0, 25, 12},
        {8'000, 15, 0, 20, 10},
        {15'000, 10, 0, 13, 7},
        {28'000, 5, 0, 6, 4},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
