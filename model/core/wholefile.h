#pragma once

#include "model/core/result.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace tessera {

/// Replaces a file whole or not at all: what stood there stays until the new content is on the disk. Follows links, and
/// keeps the permissions of the file that it replaces. A missing folder is an error: somebody may have mistyped it.
/// (QSaveFile is Qt's, which the rules and the engines do without, and overlooks in Qt 6.4 that its last bytes could not
/// be written.)
[[nodiscard]] std::optional<Error> writeWhole(
    const std::filesystem::path &path, std::string_view content);

/// The same for a file of the program's own, whose folder is made if need be.
[[nodiscard]] std::optional<Error> writeOwnFile(
    const std::filesystem::path &path, std::string_view content);

/// Gives a file that cannot be read another name beside it (`NAME.damaged`, `NAME.damaged2`, …), so that what is
/// written next replaces neither it nor one that was set aside before: somebody may mend them. Returns the new path;
/// nothing where the file keeps its name.
std::optional<std::filesystem::path> setAside(const std::filesystem::path &path);

} // namespace tessera
