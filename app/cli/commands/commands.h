#pragma once

#include "app/cli/frame/command.h"

namespace tessera::cli {

/// The program `tessera-cli`.
[[nodiscard]] const Program &tesseraCli();

[[nodiscard]] Command ugiCommand();
[[nodiscard]] Command uciCommand();
[[nodiscard]] Command perftCommand();
[[nodiscard]] Command benchCommand();
[[nodiscard]] Command matchCommand();
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command analyseCommand();
[[nodiscard]] Command exportCommand();

} // namespace tessera::cli
