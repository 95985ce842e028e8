#include "model/search/engine/timeplan.h"

#include <algorithm>

namespace tessera {

using std::chrono::milliseconds;

TimePlan planTime(const SearchLimits &limits, Player player, int expectedTurns)
{
    if (limits.isInfinite)
        return {};
    if (limits.moveTime)
        return TimePlan{std::nullopt, std::max(*limits.moveTime, milliseconds(1))};
    if (!limits.clocks)
        return {};
    const auto left = std::max((*limits.clocks)[player] - kLagReserve, milliseconds(1));
    const auto increment = limits.increments[player];
    const auto share = left / std::max(expectedTurns, 1) + increment * 4 / 5;
    const auto soft = std::clamp(share, milliseconds(1), std::max(left * 3 / 10, milliseconds(1)));
    const auto hard = std::min(5 * soft, std::max(left * 3 / 10, milliseconds(1)));
    return TimePlan{soft, hard};
}

void IterationTimer::finished(std::uint64_t bestMove, int score)
{
    const bool isSame = m_iterations > 0 && bestMove == m_bestMove;
    m_stableFor = isSame ? m_stableFor + 1 : 0;
    m_fall = m_iterations > 0 ? std::max(m_score - score, 0) : 0;
    m_bestMove = bestMove;
    m_score = score;
    ++m_iterations;
}

bool IterationTimer::wantsAnother(milliseconds elapsed) const
{
    if (m_plan.hard && elapsed >= *m_plan.hard)
        return false;
    if (!m_plan.soft)
        return true;
    // An iteration usually takes longer than all before it, so usually none begins after 60 % of the soft limit.
    constexpr int kUsualPercent = 60;
    constexpr int kStablePercent = 35;
    constexpr int kUnstablePercent = 90;
    constexpr int kFallingPercent = 140;
    constexpr int kStableIterations = 4;
    constexpr int kNotableFall = 25;
    int percent = kUsualPercent;
    if (m_fall >= kNotableFall)
        percent = kFallingPercent;
    else if (m_stableFor >= kStableIterations)
        percent = kStablePercent;
    else if (m_stableFor == 0)
        percent = kUnstablePercent;
    return elapsed * 100 < *m_plan.soft * percent;
}

} // namespace tessera
