#include "model/games/chexers/levels.h"

#include <algorithm>
#include <array>

namespace tessera::chexers {

namespace {

constexpr int kFirstThatSeesWins = 3;

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice.
const std::array<LevelPlan, EngineSettings::kStrongest - 1> kPlans{{
    {30, 300, 500, 250, 100},
    {70, 200, 350, 180, 70},
    {150, 140, 220, 140, 50},
    {300, 110, 100, 100, 40},
    {600, 85, 0, 75, 30},
    {1200, 65, 0, 60, 22},
    {2500, 45, 0, 45, 16},
    {6000, 30, 0, 30, 10},
    {25000, 12, 0, 12, 5},
}};

} // namespace

LevelPlan levelOf(int level)
{
    if (level >= EngineSettings::kStrongest)
        return {};
    const int known = std::max(level, 1);
    LevelPlan plan = kPlans[static_cast<std::size_t>(known - 1)];
    plan.seesWinInOne = known >= kFirstThatSeesWins;
    return plan;
}

} // namespace tessera::chexers
