#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {700, 45, 0, 60, 30},
        {1'500, 35, 0, 40, 20},
        {3'500, 25, 0, 30, 15},
        {8'000, 15, 0, 20, 10},
        {20'000, 8, 0, 10, 5},
        {50'000, 0, 0, 0, 0},
        {130'000, 0, 0, 0, 0},
        {350'000, 0, 0, 0, 0},
        {1'000'000, 0, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
