#include "app/cli/match/report.h"

#include "app/cli/match/reportforms.h"
#include "app/cli/statistics/plackettluce.h"

namespace tessera::cli {

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

void printReport(
    std::ostream &out,
    const GameInfo &game,
    const std::vector<std::string> &names,
    const MatchResults &results,
    const std::optional<Sprt> &sprt,
    const std::optional<std::chrono::milliseconds> &margin,
    bool asJson)
{
    Report report{game, names, results, sprt, margin};
    if (!report.isDuel())
        report.ratings = ratings(contestsOf(results), names.size(), results.seatCount(), 0);
    if (sprt)
        report.ratio = logLikelihoodRatio(*sprt, results.blockShares(0));
    if (asJson)
        printJson(out, report);
    else
        printText(out, report);
}

} // namespace tessera::cli
