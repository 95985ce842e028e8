#pragma once

#include "app/cli/frame/command.h"

namespace tessera::cli {

/// The program `tessera-tools`.
[[nodiscard]] const Program &tesseraTools();

[[nodiscard]] Command openingsCommand();
[[nodiscard]] Command bookCommand();
[[nodiscard]] Command puzzlesCommand();
[[nodiscard]] Command trainCommand();

} // namespace tessera::cli
