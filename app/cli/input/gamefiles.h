#pragma once

#include "app/cli/input/arguments.h"
#include "model/record/reader.h"

#include <optional>
#include <string>

namespace tessera::cli {

/// The whole file; `wanted` tells in the error what was expected.
[[nodiscard]] Result<std::string> contentOf(
    const std::string &path, const std::string &wanted = "a game file");

/// Whether a file of this name holds JSON lines.
[[nodiscard]] bool holdsJsonLines(const std::string &path);

/// The settings for reading game files by the options `--game` and `--rules`.
[[nodiscard]] Result<ReadSettings> readSettings(const Arguments &arguments);

} // namespace tessera::cli
