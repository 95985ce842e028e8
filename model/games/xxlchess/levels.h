#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {700, 45, 0, 60, 30},
        {1'150, 39, 0, 48, 24},
        {1'750, 33, 0, 39, 20},
        {2'700, 28, 0, 33, 16},
        {4'200, 23, 0, 28, 14},
        {7'000, 18, 0, 21, 10},
        {11'500, 13, 0, 17, 8},
        {19'500, 9, 0, 12, 6},
        {34'000, 5, 0, 7, 4},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
