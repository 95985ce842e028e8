#pragma once

#include "model/core/json/json.h"
#include "model/core/result.h"

namespace tessera {

/// The deepest nesting; nothing that the program reads nests deeper than a tenth of this.
constexpr int kDeepestJson = 64;

/// Reads one JSON value of UTF-8; of a key that comes twice, the last value counts. The error names line and column;
/// nesting deeper than `kDeepestJson`, or a number beyond the range of double, is an error too.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

/// Why a text is not read, for those who tell more than `parseJson` does.
struct JsonFault
{
    enum class Kind : std::uint8_t { NoJson, TooDeep, TooLarge };
    Kind kind = Kind::NoJson;
    /// The byte at which reading ended; that of a number that is too large is its first.
    std::size_t offset = 0;
    /// What was met there, and what could have stood there where that is known.
    std::string found;
    std::string wanted;
};

/// A value, with what a careful reader wants to know about its text.
struct JsonReading
{
    /// A key that an object had before: its path, such as `clocks/cpu`, and its place.
    struct RepeatedKey
    {
        std::string path;
        JsonPlace place;
    };

    /// Null where there is a fault. Each value knows the place where it begins, and the value of a key that of the key.
    Json value;
    std::optional<JsonFault> fault;
    std::vector<RepeatedKey> repeatedKeys;
};
[[nodiscard]] JsonReading readJson(std::string_view text);

/// The line and column of a byte of `text`.
[[nodiscard]] JsonPlace placeIn(std::string_view text, std::size_t offset);

/// The error for what nests too deep.
[[nodiscard]] Error tooDeepError(JsonPlace place);

/// The text of a value on one line, or with `indent` blanks for each level; bytes of invalid UTF-8, as in some file
/// names, become U+FFFD.
[[nodiscard]] std::string writtenJson(const Json &value, int indent = -1);

/// Whether JSON and game files can hold `text`: whether it is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// `text` with U+FFFD in place of invalid UTF-8.
[[nodiscard]] std::string repairedUtf8(std::string_view text);

} // namespace tessera
