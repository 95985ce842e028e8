#include "app/cli/match/reporttext.h"

#include "app/cli/frame/table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>

namespace tessera::cli {

namespace {

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

std::string decimal(const lab::Interval &interval, int decimals)
{
    return decimal(interval.value, decimals)
        .append(" [")
        .append(decimal(interval.low, decimals))
        .append(", ")
        .append(decimal(interval.high, decimals))
        .append("]");
}

lab::Interval inPercent(const lab::Interval &share)
{
    return {kPercent * share.low, kPercent * share.value, kPercent * share.high};
}

std::uint64_t unsignedOf(int value)
{
    return static_cast<std::uint64_t>(value);
}

void printPlayers(std::ostream &out, const lab::Report &report)
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
        const lab::PlayerTotals &totals = report.totals[i];
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

std::string tallyText(const lab::Tally &tally)
{
    if (tally.games == 0)
        return "-";
    return decimal(tally.points, 1).append("/").append(std::to_string(tally.games));
}

/// A table with the players as rows; `heading` and `cell` give its columns.
template<typename Heading, typename Cell>
void printRows(
    std::ostream &out,
    const lab::Report &report,
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

void printSeats(std::ostream &out, const lab::Report &report)
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
            const lab::PlayerTotals &totals = report.totals[player];
            return tallyText(i < totals.bySeat.size() ? totals.bySeat[i] : totals.alone);
        });
}

void printCrosstable(std::ostream &out, const lab::Report &report)
{
    printRows(
        out,
        report,
        "points against",
        report.names.size(),
        [&](std::size_t i) { return report.names[i]; },
        [&](std::size_t player, std::size_t i) { return tallyText(report.cross[player][i]); });
}

void printDuel(std::ostream &out, const lab::Report &report)
{
    const lab::Interval &share = report.totals.front().share;
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

void printRatings(std::ostream &out, const lab::Report &report)
{
    Table table({{"rating (Plackett-Luce)", ""}, {"Elo from the mean, 95 % bounds", ""}});
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const lab::Interval &rating = report.ratings[i];
        table.add({report.names[i], decimal(rating, 1)});
    }
    out << '\n';
    table.printText(out);
}

} // namespace

void printText(std::ostream &out, const lab::Report &report)
{
    out << report.game.id << ": " << report.results.games().size() << " games\n\n";
    printPlayers(out, report);
    printSeats(out, report);
    printCrosstable(out, report);
    if (report.isDuel())
        printDuel(out, report);
    else
        printRatings(out, report);
    if (report.margin)
        out << "movetime: a move more than " << report.margin->count() << " ms late has lost\n";
    if (report.sprt) {
        const lab::Sprt &sprt = *report.sprt;
        out << "SPRT elo0=" << sprt.elo0 << " elo1=" << sprt.elo1 << " alpha=" << sprt.alpha
            << " beta=" << sprt.beta << ": LLR " << decimal(report.ratio, 2) << " in ["
            << decimal(sprt.lowerBound(), 2) << ", " << decimal(sprt.upperBound(), 2)
            << "]: " << text(verdictOf(sprt, report.ratio)) << '\n';
    }
}

} // namespace tessera::cli
