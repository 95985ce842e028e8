#pragma once

#include "model/core/gameinfo.h"
#include "model/core/json/json.h"
#include "model/lab/match/results.h"
#include "model/lab/statistics/sprt.h"

#include <chrono>
#include <optional>

namespace tessera::lab {

/// The report of a match: players with points and shares, the crosstable, the test, and Elo with 95 % bounds for two
/// players or ratings by the Plackett-Luce model for more.
struct Report
{
    const GameInfo &game;
    std::vector<std::string> names;
    MatchResults results;
    std::optional<Sprt> sprt;
    /// The margin, where moves had a `movetime`.
    std::optional<std::chrono::milliseconds> margin;
    std::vector<PlayerTotals> totals = results.totals();
    std::vector<std::vector<Tally>> cross = results.crosstable();
    /// For more than two players, their Elo from the mean.
    std::vector<Interval> ratings{};
    /// The log-likelihood ratio of the test.
    double ratio = 0;

    [[nodiscard]] bool isDuel() const { return names.size() == 2; }
    [[nodiscard]] bool hasTwoSeats() const { return results.seatCount() == 2; }
    [[nodiscard]] std::size_t blocks() const { return results.blockShares(0).size(); }
};

/// Computes a report.
[[nodiscard]] Report reportOf(
    const GameInfo &game,
    std::vector<std::string> names,
    MatchResults results,
    const std::optional<Sprt> &sprt,
    const std::optional<std::chrono::milliseconds> &margin);

/// A report as a JSON object.
[[nodiscard]] Json reportJson(const Report &report);

} // namespace tessera::lab
