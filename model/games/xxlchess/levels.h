#pragma once

#include "model/search/levels.h"

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Already the
/// beginner is to take what hangs, to defend what is attacked and to move to safe squares, so no level
/// overlooks replies; the weak ones look at few positions and misjudge them by less than a knight.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'680, 34, 0, 41, 21},
        {2'350, 30, 0, 36, 19},
        {3'550, 25, 0, 30, 16},
        {6'800, 19, 0, 22, 11},
        {11'900, 15, 0, 16, 8},
        {22'500, 9, 0, 11, 5},
        {29'000, 8, 0, 0, 0},
        {56'000, 6, 0, 0, 0},
        {94'000, 3, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

} // namespace tessera::xxlchess
