#pragma once

#include "model/core/result.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace tessera {

/// JSON whose keys keep their order. Who works with values includes <nlohmann/json.hpp>.
using Json = nlohmann::ordered_json;

/// Nothing that the program reads nests deeper than a tenth of this.
constexpr int kDeepestJson = 64;

/// Reads one JSON value of UTF-8. The error names line and column; what is nested deeper than
/// `kDeepestJson`, or holds a number beyond the range of double, is an error too.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

/// Whether JSON and game files can hold `text`: whether it is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// `text` with U+FFFD for what is no UTF-8 in it.
[[nodiscard]] std::string repairedUtf8(std::string_view text);

/// On one line; bytes that are no UTF-8, as file names may hold them, become U+FFFD.
[[nodiscard]] std::string writtenJson(const Json &value);

} // namespace tessera
