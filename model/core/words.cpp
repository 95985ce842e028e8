#include "model/core/words.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

/// Removes the first word from `text`, with the blanks before it, and returns it; empty when there is none.
std::string_view takeWord(std::string_view &text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
    text.remove_prefix(word.size());
    return word;
}

} // namespace

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    return text;
}

std::optional<Error> utf16Fault(std::string_view text, const Phrase &where)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return Error{
            where, phrase("Error", "a text in UTF-16"), phrase("Error", "a text in UTF-8"), 1, 1};
    return std::nullopt;
}

char lowered(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &letter : result)
        letter = lowered(letter);
    return result;
}

std::vector<TextField> fieldsOf(std::string_view text)
{
    std::vector<TextField> fields;
    std::string_view rest = text;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest))
        fields.push_back({word, static_cast<std::size_t>(word.data() - text.data())});
    return fields;
}

std::vector<TextField> partsOf(std::string_view text, char separator)
{
    std::vector<TextField> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back({text.substr(at, end - at), at});
        at = end + 1;
    }
    return parts;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (const TextField &field : fieldsOf(text))
        words.emplace_back(field.text);
    return words;
}

std::optional<std::string_view> restAfter(std::string_view line, std::string_view words)
{
    for (std::string_view word = takeWord(words); !word.empty(); word = takeWord(words)) {
        if (takeWord(line) != word)
            return std::nullopt;
    }
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    line.remove_suffix(line.size() - (line.find_last_not_of(kBlanks) + 1));
    return line;
}

std::optional<long long> wholeNumber(std::string_view text, long long least, long long most)
{
    long long number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || number < least || number > most)
        return std::nullopt;
    return number;
}

Phrase wantedNumber(long long least, long long most)
{
    return phrase("Error", "a whole number from %1 to %2").with(least, most);
}

std::string listed(std::span<const std::string> names)
{
    std::string text;
    for (const std::string &name : names)
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

Phrase alternatives(std::span<const std::string> names)
{
    if (names.size() < 2)
        return listed(names);
    return phrase("Error", "%1 or %2").with(listed(names.first(names.size() - 1)), names.back());
}

} // namespace tessera
