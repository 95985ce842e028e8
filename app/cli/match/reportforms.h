#pragma once

#include "app/cli/match/report.h"

namespace tessera::cli {

/// All that is reported, worked out once for both forms.
struct Report
{
    const GameInfo &game;
    const std::vector<std::string> &names;
    const MatchResults &results;
    const std::optional<Sprt> &sprt;
    const std::optional<std::chrono::milliseconds> &margin;
    std::vector<PlayerTotals> totals = results.totals();
    std::vector<std::vector<Tally>> cross = results.crosstable();
    std::vector<Interval> ratings{};
    double ratio = 0;

    [[nodiscard]] bool isDuel() const { return names.size() == 2; }
    [[nodiscard]] bool hasTwoSeats() const { return results.seatCount() == 2; }
    [[nodiscard]] std::size_t blocks() const { return results.blockShares(0).size(); }
};

void printText(std::ostream &out, const Report &report);
void printJson(std::ostream &out, const Report &report);

} // namespace tessera::cli
