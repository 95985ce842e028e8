#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'200, 38, 0, 47, 23},
        {1'800, 33, 0, 39, 20},
        {2'800, 27, 0, 33, 17},
        {4'500, 22, 0, 26, 13},
        {8'100, 17, 0, 20, 10},
        {18'000, 10, 0, 12, 6},
        {30'000, 6, 0, 7, 4},
        {32'000, 5, 0, 0, 0},
        {65'000, 3, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
