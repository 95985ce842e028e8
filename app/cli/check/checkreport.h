#pragma once

#include "app/cli/check/agentcheck.h"

#include <iosfwd>

namespace tessera::cli {

/// The name of a fault: `illegal action`, `crash`, `overrun`, …
[[nodiscard]] std::string faultName(const CheckFault &fault);

/// A game in one line, for progress.
[[nodiscard]] std::string gameLine(const CheckedGame &game, const GameInfo &info);

/// Prints the result of a check for people.
void printCheck(
    std::ostream &out,
    const CheckOrder &order,
    const std::vector<CheckedGame> &games,
    const Encounters &encounters,
    const MostUsed &mostUsed);

/// The same as JUnit XML, a test case a game, for programs that check many agents.
[[nodiscard]] std::optional<Error> writeJUnit(
    const std::string &path, const CheckOrder &order, const std::vector<CheckedGame> &games);

} // namespace tessera::cli
