#pragma once

#include "app/cli/check/agentcheck.h"

#include <iosfwd>

namespace tessera::cli {

/// `illegal action`, `crash`, `overrun`, …
[[nodiscard]] std::string faultName(const CheckFault &fault);

/// A game in a line, for those who wait.
[[nodiscard]] std::string gameLine(const CheckedGame &game, const GameInfo &info);

/// What came of a check, for people.
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
