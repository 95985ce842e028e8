#include "model/search/engine/levels.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera {

LevelPlan LevelTable::plan(int level) const
{
    if (level >= EngineSettings::kStrongest)
        return {};
    const int known = std::max(level, 1);
    LevelPlan plan = plans[static_cast<std::size_t>(known - 1)];
    plan.seesWinInOne = known >= seesWinsFrom;
    return plan;
}

std::size_t chosenMove(std::span<const int> scores, const LevelPlan &plan, std::uint64_t bits)
{
    if (plan.margin <= 0 || plan.temperature <= 0 || scores.empty())
        return 0;
    std::vector<double> weights;
    double sum = 0;
    for (const int score : scores) {
        const int behind = scores.front() - score;
        if (behind > plan.margin)
            break;
        weights.push_back(std::exp(-static_cast<double>(behind) / plan.temperature));
        sum += weights.back();
    }
    constexpr double kRange = 4294967296.0;
    double left = static_cast<double>(bits >> 32) / kRange * sum;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return i;
    }
    return 0;
}

} // namespace tessera
