#pragma once

#include "model/core/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// `text` without the byte-order mark (UTF-8) that some editors write before it.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

/// The error of a text in UTF-16, in which some systems keep what a program prints; it shows by its byte-order mark.
[[nodiscard]] std::optional<Error> utf16Fault(std::string_view text, const Phrase &where);

/// A small letter instead of a capital one of ASCII, whatever the language of the system.
[[nodiscard]] char lowered(char letter);
[[nodiscard]] std::string lowered(std::string_view text);

/// A part of a text, and the bytes before it.
struct TextField
{
    std::string_view text;
    std::size_t offset = 0;
};

/// The fields of `text` between blanks, of which there may be several in a row.
[[nodiscard]] std::vector<TextField> fieldsOf(std::string_view text);
/// The parts of `text` between separators; there may be nothing in a part.
[[nodiscard]] std::vector<TextField> partsOf(std::string_view text, char separator);

/// The words of `text` between blanks.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view text);

/// What follows `words` at the beginning of a line of a protocol, without blanks around it; empty when the line does not
/// begin with these words. Any blanks may stand before the words and between them.
[[nodiscard]] std::optional<std::string_view> restAfter(
    std::string_view line, std::string_view words);

/// Reads the whole of `text` as a whole number from `least` to `most`.
[[nodiscard]] std::optional<long long> wholeNumber(
    std::string_view text, long long least, long long most);

/// `a whole number from 1 to 9`.
[[nodiscard]] Phrase wantedNumber(long long least, long long most);

/// `one, two, three`.
[[nodiscard]] std::string listed(std::span<const std::string> names);

/// `one, two or three`.
[[nodiscard]] Phrase alternatives(std::span<const std::string> names);

} // namespace tessera
