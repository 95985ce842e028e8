#pragma once

#include "app/cli/check/agentcheck.h"

#include <iosfwd>

namespace tessera::cli {

/// The name of a fault: `illegal action`, `crash`, `overrun`, …
[[nodiscard]] std::string faultName(const CheckFault &fault);

/// How a game ended, in a word: its fault, or the code of its reason.
[[nodiscard]] std::string gameEnd(const CheckedGame &game);

/// A game in one line, for progress; `end` says how it ended.
[[nodiscard]] std::string gameLine(
    const CheckedGame &game, const GameInfo &info, const std::string &end);

/// Prints the result of a check for people.
void printCheck(
    std::ostream &out,
    const CheckOrder &order,
    const std::vector<CheckedGame> &games,
    const AgentCheck &check);

/// The same as JUnit XML, a test case a game, for programs that check many agents.
[[nodiscard]] std::optional<Error> writeJUnit(
    const std::string &path, const CheckOrder &order, const std::vector<CheckedGame> &games);

} // namespace tessera::cli
