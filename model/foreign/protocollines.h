#pragma once

#include "model/foreign/foreignspec.h"
#include "model/foreign/foreignturn.h"

namespace tessera {

/// `position …` for the moves from a start; nothing for the start that the engine calls `usualStart`.
[[nodiscard]] std::string positionLine(
    const std::optional<std::string> &start,
    const std::string &usualStart,
    const std::vector<std::string> &moves);

/// `go …` for the limits of a question: clocks have the names of the seats, or of colours in UCI.
[[nodiscard]] std::string goLine(const ForeignTurn &turn, bool speaksUci);

/// `setoption name … value …`.
[[nodiscard]] std::string optionLine(const std::string &name, const std::string &value);

} // namespace tessera
