#pragma once

#include "app/cli/input/arguments.h"
#include "model/record/reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::cli {

/// The whole file, which may be given as an address (`file://…`), or the standard input for `-`; `wanted` tells in the error what was expected.
[[nodiscard]] Result<std::string> contentOf(
    const std::string &path, const std::string &wanted = "a game file");

/// The same for a file to be written, which may be missing: nothing then.
[[nodiscard]] Result<std::optional<std::string>> contentIfThere(
    const std::string &path, const std::string &wanted);

/// Whether a new file can be made there later, as far as its folder shows it, and what is wanted where it cannot.
[[nodiscard]] bool hasFolder(const std::string &path);
inline constexpr const char *kWantedFile = "a file in a folder that is there";

/// Whether a file of this name holds JSON lines; of the standard input, its content tells.
[[nodiscard]] bool holdsJsonLines(const std::string &path, std::string_view content);

/// The settings for reading game files by the options `--game` and `--rules`.
[[nodiscard]] Result<ReadSettings> readSettings(const Arguments &arguments);

} // namespace tessera::cli
