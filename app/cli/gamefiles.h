#pragma once

#include "app/cli/arguments.h"
#include "model/record/reader.h"

#include <optional>
#include <string>

namespace tessera::cli {

/// The whole file, or nothing when it cannot be read.
[[nodiscard]] std::optional<std::string> contentOf(const std::string &path);

/// What is wrong with a path of which `contentOf` knows nothing.
[[nodiscard]] Error unreadable(const std::string &path);

/// Whether a file of this name holds JSON lines.
[[nodiscard]] bool holdsJsonLines(const std::string &path);

/// How game files are read by the options `--game` and `--rules`.
[[nodiscard]] Result<ReadSettings> readSettings(const Arguments &arguments);

} // namespace tessera::cli
