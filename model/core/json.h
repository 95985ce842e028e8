#pragma once

#include "model/core/result.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace tessera {

/// JSON whose keys keep their order. Sources that work with values include <nlohmann/json.hpp>.
using Json = nlohmann::ordered_json;

/// The deepest nesting; nothing that the program reads nests deeper than a tenth of this.
constexpr int kDeepestJson = 64;

/// Reads one JSON value of UTF-8. The error names line and column; nesting deeper than `kDeepestJson`, or a number
/// beyond the range of double, is an error too.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

/// Whether JSON and game files can hold `text`: whether it is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// `text` with U+FFFD in place of invalid UTF-8.
[[nodiscard]] std::string repairedUtf8(std::string_view text);

/// The text of a value on one line; bytes of invalid UTF-8, as in some file names, become U+FFFD.
[[nodiscard]] std::string writtenJson(const Json &value);

} // namespace tessera
