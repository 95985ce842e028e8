#include "model/lab/words/keyvalues.h"

#include "model/core/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tessera::lab {

namespace {

constexpr std::string_view kSeparators = " \t,";

/// The length of a key with `=` after it at the beginning of `text`, or 0.
std::size_t keyLength(std::string_view text, std::span<const std::string_view> keys)
{
    const auto equals = text.find('=');
    if (equals == std::string_view::npos)
        return 0;
    const std::string_view word = text.substr(0, equals);
    const bool isKnown = std::any_of(keys.begin(), keys.end(), [word](std::string_view key) {
        return key.ends_with('.')
                   ? word.starts_with(key) && word.find(',') == std::string_view::npos
                   : word == key;
    });
    return isKnown ? equals : 0;
}

/// The length of the value at the beginning of `text`.
std::size_t valueLength(std::string_view text, std::span<const std::string_view> keys)
{
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"')
            isQuoted = !isQuoted;
        if (isQuoted || kSeparators.find(text[i]) == std::string_view::npos)
            continue;
        const auto next = text.find_first_not_of(kSeparators, i);
        if (next == std::string_view::npos || keyLength(text.substr(next), keys) > 0)
            return i;
    }
    return text.size();
}

/// A value without the quotes around it.
std::string unquoted(std::string_view value)
{
    const bool isQuoted = value.size() > 1 && value.front() == '"' && value.back() == '"';
    return std::string(isQuoted ? value.substr(1, value.size() - 2) : value);
}

Phrase formsOf(std::span<const std::string_view> keys)
{
    std::vector<std::string> forms;
    for (const std::string_view key : keys)
        forms.push_back(std::string(key).append(key.ends_with('.') ? "NAME=…" : "=…"));
    return alternatives(forms);
}

} // namespace

Result<KeyValues> parseKeyValues(
    const std::string &where, std::string_view text, std::span<const std::string_view> keys)
{
    KeyValues settings;
    for (auto at = text.find_first_not_of(kSeparators); at != std::string_view::npos;
         at = text.find_first_not_of(kSeparators, at)) {
        const std::size_t length = keyLength(text.substr(at), keys);
        if (length == 0)
            return Error{where, inQuotes(text.substr(at)), formsOf(keys)};
        const std::string key(text.substr(at, length));
        at += length + 1;
        const std::string_view value = text.substr(at, valueLength(text.substr(at), keys));
        const bool isGivenTwice = std::any_of(settings.begin(), settings.end(), [&](const auto &s) {
            return s.first == key;
        });
        if (isGivenTwice)
            return Error{
                std::string(where).append(" ").append(key),
                phrase("Error", "it twice"),
                phrase("Error", "it once")};
        settings.emplace_back(key, unquoted(value));
        at += value.size();
    }
    return settings;
}

std::optional<double> decimalNumber(std::string_view text)
{
    double number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
    if (text.empty() || error != std::errc() || rest != end || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::optional<std::chrono::milliseconds> parseDuration(std::string_view text)
{
    constexpr double kLongest = 864000000;
    constexpr double kSecond = 1000;
    double unit = 1;
    if (text.ends_with("ms")) {
        text.remove_suffix(2);
    } else if (text.ends_with("s")) {
        text.remove_suffix(1);
        unit = kSecond;
    }
    const auto number = decimalNumber(text);
    if (!number || *number < 0 || *number * unit > kLongest)
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(*number * unit));
}

} // namespace tessera::lab
