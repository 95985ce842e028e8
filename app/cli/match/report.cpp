#include "app/cli/match/report.h"

#include "app/cli/match/plackettluce.h"
#include "app/cli/table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>

namespace tessera::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr double kPercent = 100;

std::string decimal(double value, int decimals)
{
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    std::array<char, 64> digits{};
    const auto end = std::to_chars(
        digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals);
    return {digits.data(), end.ptr};
}

std::string decimal(const Interval &interval, int decimals)
{
    return decimal(interval.value, decimals)
        .append(" [")
        .append(decimal(interval.low, decimals))
        .append(", ")
        .append(decimal(interval.high, decimals))
        .append("]");
}

Interval inPercent(const Interval &share)
{
    return {kPercent * share.low, kPercent * share.value, kPercent * share.high};
}

/// JSON knows no infinite numbers.
Json json(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json json(const Interval &interval)
{
    return Json{
        {"low", json(interval.low)}, {"value", json(interval.value)}, {"high", json(interval.high)}};
}

Json json(const Tally &tally)
{
    return Json{{"games", tally.games}, {"points", tally.points}};
}

std::uint64_t unsignedOf(int value)
{
    return static_cast<std::uint64_t>(value);
}

std::vector<Contest> contestsOf(const MatchResults &results)
{
    std::vector<Contest> contests;
    for (const PlayedGame &game : results.games()) {
        Contest contest{game.seats, {}, game.block};
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            contest.points.push_back(game.outcome.scores[playerAt(static_cast<int>(seat))]);
        contests.push_back(std::move(contest));
    }
    return contests;
}

/// All that is reported, worked out once for both forms.
struct Report
{
    const GameInfo &game;
    const std::vector<std::string> &names;
    const MatchResults &results;
    const std::optional<Sprt> &sprt;
    std::vector<PlayerTotals> totals = results.totals();
    std::vector<std::vector<Tally>> cross = results.crosstable();
    std::vector<Interval> ratings{};
    double ratio = 0;

    [[nodiscard]] bool isDuel() const { return names.size() == 2; }
    [[nodiscard]] bool hasTwoSeats() const { return results.seatCount() == 2; }
    [[nodiscard]] std::size_t blocks() const { return results.blockShares(0).size(); }
};

void printPlayers(std::ostream &out, const Report &report)
{
    Table table(
        {{"player", ""},
         {"games", ""},
         {"points", "", 2},
         {"% of points", ""},
         {"won", ""},
         {"drawn", ""},
         {"lost", ""},
         {"by time", ""},
         {"by illegal move", ""},
         {"by crash", ""}});
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const PlayerTotals &totals = report.totals[i];
        const double games = std::max(totals.all.games, 1);
        table.add(
            {report.names[i],
             unsignedOf(totals.all.games),
             totals.all.points,
             decimal(kPercent * totals.all.points / games, 1),
             unsignedOf(totals.wins),
             unsignedOf(totals.draws),
             unsignedOf(totals.losses),
             unsignedOf(totals.overtimes),
             unsignedOf(totals.illegalMoves),
             unsignedOf(totals.crashes)});
    }
    table.printText(out);
}

std::string tallyText(const Tally &tally)
{
    if (tally.games == 0)
        return "-";
    return decimal(tally.points, 1).append("/").append(std::to_string(tally.games));
}

/// A table with the players as rows; `heading` and `cell` give its columns.
template<typename Heading, typename Cell>
void printRows(
    std::ostream &out,
    const Report &report,
    const std::string &title,
    std::size_t count,
    Heading heading,
    Cell cell)
{
    std::vector<Table::Column> columns{{title, ""}};
    for (std::size_t i = 0; i < count; ++i)
        columns.push_back({heading(i), ""});
    Table table(columns);
    for (std::size_t player = 0; player < report.names.size(); ++player) {
        std::vector<Table::Value> row{report.names[player]};
        for (std::size_t i = 0; i < count; ++i)
            row.emplace_back(cell(player, i));
        table.add(std::move(row));
    }
    out << '\n';
    table.printText(out);
}

void printSeats(std::ostream &out, const Report &report)
{
    printRows(
        out,
        report,
        "points by seat",
        report.results.seatCount() + 1,
        [&](std::size_t i) {
            return i < report.results.seatCount() ? report.game.players[i] : std::string("alone");
        },
        [&](std::size_t player, std::size_t i) {
            const PlayerTotals &totals = report.totals[player];
            return tallyText(i < totals.bySeat.size() ? totals.bySeat[i] : totals.alone);
        });
}

void printCrosstable(std::ostream &out, const Report &report)
{
    printRows(
        out,
        report,
        "points against",
        report.names.size(),
        [&](std::size_t i) { return report.names[i]; },
        [&](std::size_t player, std::size_t i) { return tallyText(report.cross[player][i]); });
}

void printDuel(std::ostream &out, const Report &report)
{
    const Interval &share = report.totals.front().share;
    out << '\n'
        << report.names[0] << " against " << report.names[1] << ", 95 % bounds from "
        << report.blocks() << (report.hasTwoSeats() ? " pairs" : " blocks of six") << ":\n"
        << "share of points  " << decimal(inPercent(share), 1) << " %\n"
        << "Elo              " << decimal(eloOf(share), 1) << '\n';
    if (!report.hasTwoSeats())
        return;
    out << "pairs 0-2 ½-1½ 1-1 1½-½ 2-0:";
    for (const int count : report.results.pairCounts())
        out << ' ' << count;
    out << '\n';
}

void printRatings(std::ostream &out, const Report &report)
{
    Table table({{"rating (Plackett-Luce)", ""}, {"Elo from the mean, 95 % bounds", ""}});
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const Interval &rating = report.ratings[i];
        table.add({report.names[i], decimal(rating, 1)});
    }
    out << '\n';
    table.printText(out);
}

void printText(std::ostream &out, const Report &report)
{
    out << report.game.id << ": " << report.results.games().size() << " games\n\n";
    printPlayers(out, report);
    printSeats(out, report);
    printCrosstable(out, report);
    if (report.isDuel())
        printDuel(out, report);
    else
        printRatings(out, report);
    if (report.sprt) {
        const Sprt &sprt = *report.sprt;
        out << "SPRT elo0=" << sprt.elo0 << " elo1=" << sprt.elo1 << " alpha=" << sprt.alpha
            << " beta=" << sprt.beta << ": LLR " << decimal(report.ratio, 2) << " in ["
            << decimal(sprt.lowerBound(), 2) << ", " << decimal(sprt.upperBound(), 2)
            << "]: " << text(verdictOf(sprt, report.ratio)) << '\n';
    }
}

Json playerJson(const Report &report, std::size_t player)
{
    const PlayerTotals &totals = report.totals[player];
    Json seats = Json::array();
    for (const Tally &seat : totals.bySeat)
        seats.push_back(json(seat));
    Json object{
        {"name", report.names[player]},
        {"games", totals.all.games},
        {"points", totals.all.points},
        {"wins", totals.wins},
        {"draws", totals.draws},
        {"losses", totals.losses},
        {"lostByTime", totals.overtimes},
        {"lostByIllegalMove", totals.illegalMoves},
        {"lostByCrash", totals.crashes},
        {"bySeat", seats},
        {"alone", json(totals.alone)},
        {"share", json(totals.share)}};
    if (!report.ratings.empty())
        object["rating"] = json(report.ratings[player]);
    return object;
}

void printJson(std::ostream &out, const Report &report)
{
    Json object{{"game", report.game.id}, {"games", report.results.games().size()}};
    object["players"] = Json::array();
    object["crosstable"] = Json::array();
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        object["players"].push_back(playerJson(report, i));
        Json row = Json::array();
        for (const Tally &tally : report.cross[i])
            row.push_back(json(tally));
        object["crosstable"].push_back(row);
    }
    if (report.isDuel()) {
        object["blocks"] = report.blocks();
        object["elo"] = json(eloOf(report.totals.front().share));
        if (report.hasTwoSeats())
            object["pairs"] = report.results.pairCounts();
    }
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
    out << object.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace

void printReport(
    std::ostream &out,
    const GameInfo &game,
    const std::vector<std::string> &names,
    const MatchResults &results,
    const std::optional<Sprt> &sprt,
    bool asJson)
{
    Report report{game, names, results, sprt};
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
