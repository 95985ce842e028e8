#pragma once

#include "model/core/options.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli {

/// The protocol's word for an empty text.
inline constexpr std::string_view kEmptyText = "<empty>";

/// The line `option name NAME type TYPE default VALUE`.
[[nodiscard]] std::string optionLine(
    std::string_view name, std::string_view type, std::string_view value);

/// The same for a choice of several words.
[[nodiscard]] std::string comboLine(
    std::string_view name, std::string_view value, const std::vector<std::string> &choices);

/// The line of a number with its bounds.
[[nodiscard]] std::string withRange(std::string line, long long least, long long most);

/// A rule switch under a name like those of the other options: `repetition` is `Repetition`.
[[nodiscard]] std::string protocolName(const OptionSpec &spec);

/// The line of a switch of a game's rules, with its value under strict rules.
[[nodiscard]] std::string ruleLine(const OptionSpec &spec);

/// Name and value of a `setoption`, without blanks around them.
struct OptionWords
{
    std::string name;
    std::string value;
};

/// Parses `setoption name NAME value VALUE`, in which both may contain blanks and VALUE may be empty; empty without a
/// name.
[[nodiscard]] std::optional<OptionWords> optionWords(std::string_view line);

} // namespace tessera::cli
