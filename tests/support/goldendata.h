#pragma once

#include "model/core/json/json.h"

#include <string>
#include <vector>

namespace tessera::test {

/// The lines of `tests/data/<game>/<file>`, each a JSON object; empty when there is no such file.
/// A line that is no JSON makes the test program stop with its number.
[[nodiscard]] std::vector<Json> goldenLines(const std::string &game, const std::string &file);

/// The text at `key` of a line, and the list of texts there. A line without it makes the test fail.
[[nodiscard]] std::string textIn(const Json &line, std::string_view key);
[[nodiscard]] std::vector<std::string> textsIn(const Json &line, std::string_view key);

} // namespace tessera::test
