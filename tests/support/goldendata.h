#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tessera::test {

/// The lines of `tests/data/<game>/<file>`, each a JSON object; empty when there is no such file.
/// A line that is no JSON makes the test program stop with its number.
[[nodiscard]] std::vector<nlohmann::json> goldenLines(
    const std::string &game, const std::string &file);

} // namespace tessera::test
