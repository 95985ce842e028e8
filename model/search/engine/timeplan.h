#pragma once

#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>

namespace tessera {

/// How long to search for one move. Without `hard` there is no limit of time.
struct TimePlan
{
    /// No further iteration begins after this, other things being equal.
    std::optional<std::chrono::milliseconds> soft;
    /// The search stops at this, whatever is under way.
    std::optional<std::chrono::milliseconds> hard;

    friend bool operator==(const TimePlan &, const TimePlan &) = default;
};

/// Time kept back on the clock for the delay between engine and referee.
inline constexpr std::chrono::milliseconds kLagReserve{50};

/// Plans the time for a move of `player`, who expects to make `expectedTurns` more moves in this
/// game. A move time is used up whole; from clocks, soft = left / expected + 0.8 increment and
/// hard = min(5 soft, 0.3 left).
[[nodiscard]] TimePlan planTime(const SearchLimits &limits, Player player, int expectedTurns);

/// Judges between iterations whether another one is worth its time: a best move that has been stable for several
/// iterations needs less, a falling score needs more.
class IterationTimer
{
public:
    explicit IterationTimer(const TimePlan &plan)
        : m_plan(plan)
    {}

    /// Notes that an iteration ended with this best move (any number that tells moves apart) and score.
    void finished(std::uint64_t bestMove, int score);
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
