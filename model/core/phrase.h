#pragma once

#include "model/core/sentence.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tessera {

/// A part of a message. It is plain, and then the same in every language (what stands in a file, a number, the text of
/// a program that only speaks English), or an English pattern that the window translates. In both, `%1` to `%9` are
/// places for other phrases, which are translated by themselves.
class Phrase
{
public:
    Phrase() = default;
    /// Plain texts.
    Phrase(std::string plain)
        : m_pattern(std::move(plain))
    {}
    Phrase(const char *plain)
        : m_pattern(plain)
    {}
    /// A sentence as a part of another: without its full stop.
    Phrase(const Sentence &sentence);
    /// A text to be translated, which should be marked where it is not known to `phrase`.
    Phrase(std::string context, std::string pattern)
        : m_context(std::move(context))
        , m_pattern(std::move(pattern))
    {}

    /// The phrase with its places filled in.
    template<typename... Parts>
    [[nodiscard]] Phrase with(const Parts &...parts) const
    {
        Phrase filled = *this;
        filled.m_arguments = {partOf(parts)...};
        return filled;
    }

    [[nodiscard]] bool isEmpty() const { return m_pattern.empty(); }
    /// The translators' group; empty where the pattern is not translated.
    [[nodiscard]] const std::string &context() const { return m_context; }
    [[nodiscard]] const std::string &pattern() const { return m_pattern; }
    [[nodiscard]] const std::vector<Phrase> &arguments() const { return m_arguments; }
    [[nodiscard]] bool dropsFullStop() const { return m_dropsFullStop; }

    /// The text, untranslated.
    [[nodiscard]] std::string english() const;

    friend bool operator==(const Phrase &, const Phrase &) = default;

private:
    static Phrase partOf(const Phrase &part) { return part; }
    static Phrase partOf(std::string_view part) { return std::string(part); }
    static Phrase partOf(const std::string &part) { return part; }
    static Phrase partOf(const char *part) { return part; }
    static Phrase partOf(char part) { return std::string(1, part); }
    template<typename Number>
    static std::enable_if_t<std::is_arithmetic_v<Number>, Phrase> partOf(Number part)
    {
        return std::to_string(part);
    }

    std::string m_context;
    std::string m_pattern;
    std::vector<Phrase> m_arguments;
    bool m_dropsFullStop = false;
};

/// A failure that a person is told of.
class Failure : public std::runtime_error
{
public:
    explicit Failure(const Phrase &words)
        : std::runtime_error(words.english())
        , m_words(words)
    {}

    [[nodiscard]] const Phrase &words() const { return m_words; }

private:
    Phrase m_words;
};

/// A text that a person will see: its English pattern, and the translators' group. It marks the text for them, so that
/// both have to be literals.
[[nodiscard]] inline Phrase phrase(const char *context, const char *pattern)
{
    return {std::string(context), std::string(pattern)};
}

} // namespace tessera
