#include "model/lab/match/report.h"

#include "model/lab/statistics/plackettluce.h"

namespace tessera::lab {

namespace {

std::vector<RatedGame> contestsOf(const MatchResults &results)
{
    std::vector<RatedGame> contests;
    for (const PlayedGame &game : results.games()) {
        RatedGame contest{game.seats, {}, game.block};
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            contest.points.push_back(game.outcome.scores[playerAt(static_cast<int>(seat))]);
        contests.push_back(std::move(contest));
    }
    return contests;
}

} // namespace

Report reportOf(
    const GameInfo &game,
    std::vector<std::string> names,
    MatchResults results,
    const std::optional<Sprt> &sprt,
    const std::optional<std::chrono::milliseconds> &margin)
{
    Report report{game, std::move(names), std::move(results), sprt, margin};
    if (!report.isDuel())
        report.ratings
            = ratings(contestsOf(report.results), report.names.size(), report.results.seatCount(), 0);
    if (sprt)
        report.ratio = logLikelihoodRatio(*sprt, report.results.blockShares(0));
    return report;
}

} // namespace tessera::lab
