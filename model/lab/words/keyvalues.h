#pragma once

#include "model/core/result.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::lab {

/// `key=value` words in their order.
using KeyValues = std::vector<std::pair<std::string, std::string>>;

/// Reads `key=value key=value`, separated by blanks or commas. A value in double quotes may hold anything; without
/// quotes it ends at the next separator that one of `keys` and `=` follow, so that `cmd=./engine -a 1,2 proto=ugi`
/// works (shells remove quotes). A key that ends with `.` stands for all keys that begin with it. `where` names the
/// place of an error.
[[nodiscard]] Result<KeyValues> parseKeyValues(
    const std::string &where, std::string_view text, std::span<const std::string_view> keys);

[[nodiscard]] std::optional<double> decimalNumber(std::string_view text);

/// Reads `100ms`, `2s`, `0.5s`; a bare number is milliseconds. At most ten days.
[[nodiscard]] std::optional<std::chrono::milliseconds> parseDuration(std::string_view text);

} // namespace tessera::lab
