#pragma once

#include "model/foreign/foreignspec.h"
#include "model/foreign/foreignturn.h"

namespace tessera {

/// The line `position …` for the moves from a start; without a start it is the one that the engine calls `usualStart`.
[[nodiscard]] std::string positionLine(
    const std::optional<std::string> &start,
    const std::string &usualStart,
    const std::vector<std::string> &moves);

/// The line `go …` for the limits of a question: clocks have the names of the seats, or of colours in UCI.
[[nodiscard]] std::string goLine(const ForeignTurn &turn, bool speaksUci);

/// The line `setoption name … value …`.
[[nodiscard]] std::string optionLine(const std::string &name, const std::string &value);

} // namespace tessera
