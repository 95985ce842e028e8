#pragma once

#include <string>
#include <vector>

namespace tessera {

/// Marks a text that a person will see for the translators, where Qt is not at hand. The text is
/// translated when it is shown, in the context named.
#define TESSERA_TEXT(context, text) (text)

/// A sentence for a person: an English pattern with the places `%1` to `%9`, and the arguments for them. The context is
/// the translators' group, usually the id of the game whose rules speak.
struct Sentence
{
    std::string context;
    std::string pattern;
    std::vector<std::string> arguments;
    /// The translators' group of the arguments (players, kinds of pieces) where it is not that of the pattern.
    std::string argumentContext{};

    /// The pattern with its places filled in, untranslated.
    [[nodiscard]] std::string english() const;

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

/// `pattern` with `%1`, `%2`, … replaced by `arguments`.
[[nodiscard]] std::string filledIn(
    const std::string &pattern, const std::vector<std::string> &arguments);

} // namespace tessera
