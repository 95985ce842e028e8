#pragma once

#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>

namespace tessera {

/// Time management: how long to search for one move. Without `hard` there is no time limit.
struct TimePlan
{
    /// Optimum time: the basis on which `IterationTimer` decides whether another iteration begins.
    std::optional<std::chrono::milliseconds> soft;
    /// Maximum time: the search stops here, even within an iteration.
    std::optional<std::chrono::milliseconds> hard;

    friend bool operator==(const TimePlan &, const TimePlan &) = default;
};

/// Time kept back on the clock for the delay between engine and referee.
inline constexpr std::chrono::milliseconds kLagReserve{50};

/// Plans the time for a move of `player`, who expects to make `expectedTurns` more moves in this game. A move time is
/// used up entirely. From clocks, with `left` the time on the clock without `kLagReserve`, soft = min(left / expected +
/// 0.8 increment, 0.3 left) and hard = min(5 soft, 0.3 left).
[[nodiscard]] TimePlan planTime(const SearchLimits &limits, Player player, int expectedTurns);

/// Decides between iterations whether another one begins. A best move that has been stable for several iterations needs
/// less time; one that has just changed, or a falling score, needs more.
class IterationTimer
{
public:
    explicit IterationTimer(const TimePlan &plan)
        : m_plan(plan)
    {}

    /// Records that an iteration ended with this best move (any number that tells moves apart) and score.
    void finished(std::uint64_t bestMove, int score);
    /// Whether another iteration begins, `elapsed` after the beginning of the search.
    [[nodiscard]] bool wantsAnother(std::chrono::milliseconds elapsed) const;

private:
    TimePlan m_plan;
    std::uint64_t m_bestMove = 0;
    int m_score = 0;
    int m_stableFor = 0;
    int m_iterations = 0;
    /// How much the score has fallen in the last iteration.
    int m_fall = 0;
};

} // namespace tessera
