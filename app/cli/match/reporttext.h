#pragma once

#include "model/lab/match/report.h"

#include <iosfwd>

namespace tessera::cli {

/// Prints a report for people, as tables.
void printText(std::ostream &out, const lab::Report &report);

} // namespace tessera::cli
