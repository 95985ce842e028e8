#pragma once

#include <string>

namespace tessera {

/// Tells the content of a file from any other that it may have; empty where there is no file.
[[nodiscard]] std::string fileMark(const std::string &path);
/// The same of a text that is written to a file.
[[nodiscard]] std::string textMark(const std::string &text);

} // namespace tessera
