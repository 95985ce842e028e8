#pragma once

#include "model/core/gameinfo.h"
#include "model/lab/match/results.h"
#include "model/lab/statistics/sprt.h"

#include <chrono>
#include <iosfwd>
#include <optional>

namespace tessera::lab {

/// What a match came to: players with points and shares, the crosstable, and what fits their number:
/// Elo with 95 % bounds for two players, ratings by the Plackett-Luce model for more, and the test.
struct Report
{
    const GameInfo &game;
    std::vector<std::string> names;
    MatchResults results;
    std::optional<Sprt> sprt;
    /// Told where moves had a time of their own.
    std::optional<std::chrono::milliseconds> margin;
    std::vector<PlayerTotals> totals = results.totals();
    std::vector<std::vector<Tally>> cross = results.crosstable();
    /// Of more than two players: Elo from their mean.
    std::vector<Interval> ratings{};
    /// The log-likelihood ratio of the test.
    double ratio = 0;

    [[nodiscard]] bool isDuel() const { return names.size() == 2; }
    [[nodiscard]] bool hasTwoSeats() const { return results.seatCount() == 2; }
    [[nodiscard]] std::size_t blocks() const { return results.blockShares(0).size(); }
};

/// Works a report out.
[[nodiscard]] Report reportOf(
    const GameInfo &game,
    std::vector<std::string> names,
    MatchResults results,
    const std::optional<Sprt> &sprt,
    const std::optional<std::chrono::milliseconds> &margin);

/// Prints a report as one JSON object on one line.
void printJson(std::ostream &out, const Report &report);

} // namespace tessera::lab
