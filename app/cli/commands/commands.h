#pragma once

#include "app/cli/frame/command.h"

namespace tessera::cli {

[[nodiscard]] Command ugiCommand();
[[nodiscard]] Command uciCommand();
[[nodiscard]] Command perftCommand();
[[nodiscard]] Command benchCommand();
[[nodiscard]] Command matchCommand();
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command openingsCommand();
[[nodiscard]] Command bookCommand();
[[nodiscard]] Command puzzlesCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command trainCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command analyseCommand();
[[nodiscard]] Command exportCommand();

} // namespace tessera::cli
