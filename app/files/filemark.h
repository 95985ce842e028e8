#pragma once

#include <string>

namespace tessera {

/// A mark that distinguishes the content of a file; empty where there is no file.
[[nodiscard]] std::string fileMark(const std::string &path);
/// The same for a text that is written to a file.
[[nodiscard]] std::string textMark(const std::string &text);

/// The same for a finished game of the library, without the library's own tags, which may change at any time.
[[nodiscard]] std::string gameFileMark(const std::string &path);
[[nodiscard]] std::string gameTextMark(const std::string &text);

} // namespace tessera
