#include "model/search/levels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

struct LevelRow
{
    std::uint64_t units;
    int noise;
    int overlooked;
    int margin;
    int temperature;
};

constexpr std::array<LevelRow, EngineSettings::kStrongest - 1> kRows{{
    {1, 130, 400, 160, 60},
    {3, 100, 250, 120, 45},
    {8, 80, 150, 90, 35},
    {25, 60, 80, 65, 25},
    {80, 45, 0, 45, 18},
    {250, 32, 0, 30, 12},
    {800, 22, 0, 20, 8},
    {3000, 14, 0, 10, 4},
    {15000, 6, 0, 0, 0},
}};

constexpr int kFirstLevelThatSeesWins = 3;

} // namespace

LevelPlan levelPlan(int level, std::uint64_t unit)
{
    if (level >= EngineSettings::kStrongest)
        return {};
    const int known = std::max(level, 1);
    const LevelRow &row = kRows[static_cast<std::size_t>(known - 1)];
    LevelPlan plan;
    plan.nodes = row.units * unit;
    plan.noise = row.noise;
    plan.overlooked = row.overlooked;
    plan.margin = row.margin;
    plan.temperature = row.temperature;
    plan.seesWinInOne = known >= kFirstLevelThatSeesWins;
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
