#include "model/core/json/jsonwords.h"

#include <array>
#include <string>

namespace tessera {

namespace {

/// The library's names of what it reads, and its complaints about characters, without the tokens after them.
[[maybe_unused]] constexpr std::array kNames{
    TESSERA_TEXT("json", "true literal"),
    TESSERA_TEXT("json", "false literal"),
    TESSERA_TEXT("json", "null literal"),
    TESSERA_TEXT("json", "string literal"),
    TESSERA_TEXT("json", "number literal"),
    TESSERA_TEXT("json", "'[', '{', or a literal"),
    TESSERA_TEXT("json", "end of input"),
    TESSERA_TEXT("json", "a zero byte"),
    TESSERA_TEXT("json", "invalid literal"),
    TESSERA_TEXT("json", "invalid number"),
    TESSERA_TEXT("json", "digit after '-'"),
    TESSERA_TEXT("json", "digit after '.'"),
    TESSERA_TEXT("json", "digit after exponent sign"),
    TESSERA_TEXT("json", "'+', '-', or digit after exponent"),
    TESSERA_TEXT("json", "invalid string: missing closing quote"),
    TESSERA_TEXT("json", "invalid string: ill-formed UTF-8 byte"),
    TESSERA_TEXT("json", "invalid string: forbidden character after backslash"),
    TESSERA_TEXT("json", "invalid string: '\\u' must be followed by 4 hex digits"),
    TESSERA_TEXT(
        "json", "invalid string: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF"),
    TESSERA_TEXT("json", "invalid string: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF")};

/// `\u000A or \n`; few have a second one.
Phrase escapes(std::string_view words)
{
    constexpr std::string_view kOr = " or ";
    const auto second = words.find(kOr);
    if (second == std::string_view::npos)
        return std::string(words);
    return phrase("Error", "%1 or %2")
        .with(words.substr(0, second), words.substr(second + kOr.size()));
}

/// Control characters have a complaint each.
Phrase complaint(std::string_view words)
{
    constexpr std::string_view kControl = "invalid string: control character ";
    constexpr std::string_view kBetween = " must be escaped to ";
    const auto between = words.find(kBetween);
    if (!words.starts_with(kControl) || between == std::string_view::npos)
        return {"json", std::string(words)};
    return phrase("json", "invalid string: control character %1 must be escaped to %2")
        .with(
            words.substr(kControl.size(), between - kControl.size()),
            escapes(words.substr(between + kBetween.size())));
}

} // namespace

Phrase jsonWords(std::string_view words)
{
    constexpr std::string_view kUnexpected = "unexpected ";
    constexpr std::string_view kLast = "; last read: ";
    if (words.starts_with(kUnexpected))
        return phrase("json", "unexpected %1")
            .with(Phrase("json", std::string(words.substr(kUnexpected.size()))));
    const auto last = words.find(kLast);
    if (last == std::string_view::npos)
        return complaint(words);
    return phrase("json", "%1; last read: %2")
        .with(complaint(words.substr(0, last)), words.substr(last + kLast.size()));
}

} // namespace tessera
