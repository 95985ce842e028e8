#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// The words of `text` between blanks.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view text);

/// Reads `text` as a whole number from `least` to `most`.
[[nodiscard]] std::optional<long long> wholeNumber(
    std::string_view text, long long least, long long most);

} // namespace tessera
