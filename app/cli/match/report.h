#pragma once

#include "app/cli/match/matchfile.h"
#include "app/cli/statistics/sprt.h"

#include <iosfwd>

namespace tessera::cli {

/// Prints what a match came to: players with points and shares, the crosstable, and what fits their
/// number: Elo with 95 % bounds and counts of pairs for two players on two seats, shares of each seat
/// for three seats, ratings by the Plackett–Luce model for more than two players, and the test.
/// `margin` is told where moves had a time of their own.
void printReport(
    std::ostream &out,
    const GameInfo &game,
    const std::vector<std::string> &names,
    const MatchResults &results,
    const std::optional<Sprt> &sprt,
    const std::optional<std::chrono::milliseconds> &margin,
    bool asJson);

} // namespace tessera::cli
