#pragma once

#include "app/cli/input/arguments.h"
#include "model/lab/match/matchplan.h"

#include <iosfwd>

namespace tessera::cli {

/// The options of `match`, for reading and for the help.
[[nodiscard]] std::vector<OptionRow> matchOptions();

/// The match that the options describe; warnings about a configuration file go to `talk`.
[[nodiscard]] Result<lab::MatchPlan> readPlan(const Arguments &arguments, std::ostream &talk);

} // namespace tessera::cli
