#pragma once

#include "model/core/result.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace tessera {

/// Replaces a file whole or not at all: the old content stays until the new content is on the disk. Follows links, and
/// keeps the permissions and the group of the file that it replaces. A missing folder is an error, as it may be mistyped. (QSaveFile
/// would need Qt, which rules and engines do not use, and in Qt 6.4 it does not notice a failure to write its last
/// bytes.)
[[nodiscard]] std::optional<Error> writeWhole(
    const std::filesystem::path &path, std::string_view content);

/// Removes the temporary files of writes in `folder` whose program was killed; those of running programs are locked.
/// `writeWhole` does so before its first write in a folder.
void removeKilledWrites(const std::filesystem::path &folder);

/// As `writeWhole`, for a file of the program's own, whose folder is made for the user alone if necessary.
[[nodiscard]] std::optional<Error> writeOwnFile(
    const std::filesystem::path &path, std::string_view content);

/// Makes a folder, and those above it, for the user alone; whether it is there then.
[[nodiscard]] bool makeOwnFolder(const std::filesystem::path &folder);
/// The mode of a new file in `folder`, before the umask: where nobody else can enter the folder, the file is the user's
/// alone as well, wherever it may be copied.
[[nodiscard]] unsigned newFileMode(const std::filesystem::path &folder);

/// Gives a file that cannot be read another name beside it (`NAME.damaged`, `NAME.damaged2`, …), so that the next write
/// replaces neither it nor one that was set aside before, and people can repair them. Returns the new path; empty where
/// the file keeps its name.
std::optional<std::filesystem::path> setAside(const std::filesystem::path &path);

} // namespace tessera
