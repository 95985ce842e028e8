#pragma once

#include "model/core/phrase.h"

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace tessera {

/// Why an input of the program could not be used: its place, what was found there and what was wanted. `line` and
/// `column` count from 1; 0 means unknown. What may reach the window is made of `phrase`, which is translated there;
/// plain texts say the same in every language.
struct Error
{
    Phrase where;
    Phrase found;
    Phrase wanted;
    int line = 0;
    int column = 0;

    /// One sentence without a final stop: `game.tgn:3:14: found "9,9", wanted a legal move`.
    [[nodiscard]] Phrase whole() const;
    /// The same in English, as the command line, protocols and logs have it.
    [[nodiscard]] std::string sentence() const { return whole().english(); }

    friend bool operator==(const Error &, const Error &) = default;
};

/// `text` in double quotes, shortened to what fits a message; `nothing` when it is empty.
[[nodiscard]] Phrase inQuotes(std::string_view text);

/// What the system says of an `errno`.
[[nodiscard]] Phrase systemFault(int number);

/// A value, or the `Error` that prevented it.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {}
    Result(Error error)
        : m_content(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] T &value()
    {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] const T &value() const
    {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T &operator*() { return value(); }
    [[nodiscard]] const T &operator*() const { return value(); }
    [[nodiscard]] T *operator->() { return &value(); }
    [[nodiscard]] const T *operator->() const { return &value(); }

    [[nodiscard]] const Error &error() const
    {
        assert(!hasValue());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace tessera
