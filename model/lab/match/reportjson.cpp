#include "model/lab/match/report.h"

#include <cmath>

namespace tessera::lab {

namespace {

/// Writes a number; JSON has no infinite ones.
Json json(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json json(const Interval &interval)
{
    return Json{
        {"low", json(interval.low)}, {"value", json(interval.value)}, {"high", json(interval.high)}};
}

/// Rounds points to sixths: they are sums of halves and thirds, so the result is the same in whatever order they were
/// added.
double wholeSixths(double points)
{
    constexpr double kSixths = 6;
    return std::round(points * kSixths) / kSixths;
}

Json json(const Tally &tally)
{
    return Json{{"games", tally.games}, {"points", wholeSixths(tally.points)}};
}

Json json(const std::vector<Tally> &tallies)
{
    Json row = Json::array();
    for (const Tally &tally : tallies)
        row.push_back(json(tally));
    return row;
}

Json playerJson(const Report &report, std::size_t player)
{
    const PlayerTotals &totals = report.totals[player];
    Json object{
        {"name", report.names[player]},
        {"games", totals.all.games},
        {"points", wholeSixths(totals.all.points)},
        {"wins", totals.wins},
        {"draws", totals.draws},
        {"losses", totals.losses},
        {"lostByTime", totals.overtimes},
        {"lostByIllegalMove", totals.illegalMoves},
        {"lostByCrash", totals.crashes},
        {"bySeat", json(totals.bySeat)},
        {"alone", json(totals.alone)},
        {"share", json(totals.share)}};
    if (!report.ratings.empty())
        object["rating"] = json(report.ratings[player]);
    return object;
}

} // namespace

Json reportJson(const Report &report)
{
    Json object{{"game", report.game.id}, {"games", report.results.games().size()}};
    object["players"] = Json::array();
    object["crosstable"] = Json::array();
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        object["players"].push_back(playerJson(report, i));
        object["crosstable"].push_back(json(report.cross[i]));
    }
    if (report.isDuel()) {
        object["blocks"] = report.blocks();
        object["elo"] = json(eloOf(report.totals.front().share));
        if (report.hasTwoSeats())
            object["pairs"] = Json::array(report.results.pairCounts());
    }
    if (report.margin)
        object["movetimeMarginMs"] = report.margin->count();
    if (report.sprt) {
        const Sprt &sprt = *report.sprt;
        object["sprt"] = Json{
            {"elo0", sprt.elo0},
            {"elo1", sprt.elo1},
            {"alpha", sprt.alpha},
            {"beta", sprt.beta},
            {"llr", report.ratio},
            {"lower", sprt.lowerBound()},
            {"upper", sprt.upperBound()},
            {"verdict", text(verdictOf(sprt, report.ratio))}};
    }
    return object;
}

} // namespace tessera::lab
