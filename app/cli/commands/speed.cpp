#include "app/cli/commands/speed.h"

#include <algorithm>
#include <chrono>

namespace tessera::cli {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr int kRuns = 3;
/// The least time of a run; a shorter one would measure the clock.
constexpr double kLeastSeconds = 0.15;

template<typename Work>
double secondsOf(Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const Seconds seconds = std::chrono::steady_clock::now() - begin;
    return std::max(seconds.count(), 1e-9);
}

void measurePerft(const AnyPosition &position, RulesSpeed &speed)
{
    constexpr int kDeepest = 12;
    std::uint64_t leaves = 0;
    double best = 0;
    do {
        ++speed.perftDepth;
        best = secondsOf([&] { leaves = perft(position, speed.perftDepth); });
    } while (best < kLeastSeconds && speed.perftDepth < kDeepest && leaves > 0);
    for (int run = 1; run < kRuns; ++run)
        best = std::min(best, secondsOf([&] { leaves = perft(position, speed.perftDepth); }));
    speed.leavesPerSecond = static_cast<double>(leaves) / best;
}

void measurePlayouts(const AnyPosition &position, RulesSpeed &speed)
{
    int games = 1;
    PlayoutCount count;
    double best = 0;
    for (;; games *= 4) {
        best = secondsOf([&] { count = playRandomGames(position, games, 1); });
        if (best >= kLeastSeconds)
            break;
    }
    for (int run = 1; run < kRuns; ++run)
        best = std::min(best, secondsOf([&] { count = playRandomGames(position, games, 1); }));
    speed.playoutsPerSecond = static_cast<double>(count.games) / best;
    speed.turnsPerSecond = static_cast<double>(count.turns) / best;
}

} // namespace

RulesSpeed measuredSpeed(const AnyPosition &position)
{
    RulesSpeed speed;
    if (position.outcome().isOver())
        return speed;
    measurePerft(position, speed);
    measurePlayouts(position, speed);
    return speed;
}

} // namespace tessera::cli
