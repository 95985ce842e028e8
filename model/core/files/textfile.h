#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace tessera {

/// The largest size of a text file in bytes, far above any file of games or positions that people keep.
constexpr std::uintmax_t kLargestTextFile = std::uintmax_t{1} << 30;

/// The whole content of a regular file of at most `largest` bytes. Folders, devices and pipes are
/// refused: some never end.
[[nodiscard]] Result<std::string> readTextFile(
    const std::filesystem::path &path, std::uintmax_t largest = kLargestTextFile);

/// The same; nothing where there is no regular file. For all who then write to `path`: a file that cannot be read is
/// not taken for none and lost.
[[nodiscard]] Result<std::optional<std::string>> readTextFileIfThere(
    const std::filesystem::path &path, std::uintmax_t largest = kLargestTextFile);

} // namespace tessera
