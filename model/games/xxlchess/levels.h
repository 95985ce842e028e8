#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {2'040, 32, 0, 38, 20},
        {2'900, 27, 0, 33, 17},
        {4'780, 22, 0, 26, 13},
        {8'000, 18, 0, 20, 10},
        {16'000, 12, 0, 13, 6},
        {23'000, 8, 0, 0, 0},
        {38'000, 7, 0, 0, 0},
        {63'000, 5, 0, 0, 0},
        {100'000, 3, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
