#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

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

/// Everything up to the end of a stream, such as the standard input, which errors call `name`.
[[nodiscard]] Result<std::string> readTextStream(
    std::istream &stream, const std::string &name, std::uintmax_t largest = kLargestTextFile);
/// Whether a file of this name on a command line is the standard input: `-` or `/dev/stdin`.
[[nodiscard]] bool namesStandardInput(std::string_view name);

} // namespace tessera
