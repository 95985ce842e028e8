#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tessera {

/// The name of an enumerator with its scopes, such as "tessera::Scheme::Light"; for a value without one what the
/// compiler writes instead, a cast such as "(tessera::Scheme)4".
template<auto kValue>
[[nodiscard]] consteval std::string_view enumeratorName()
{
    // As GCC and Clang write a function of a template: "… [with auto kValue = NAME; …]", "… [kValue = NAME]".
    constexpr std::string_view kMark = "kValue = ";
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.rfind(kMark) + kMark.size());
    return text.substr(0, text.find_first_of(";]"));
}

/// A row of an `EnumTable`.
template<typename Enumeration, typename Value>
struct EnumRow
{
    Enumeration key;
    Value value;
};

/// What belongs to each value of an enumeration that counts from 0 (a last value `Count_` aside). A table whose rows do
/// not stand in the order of the values, one for each, does not compile: see `enumTable`.
template<typename Enumeration, typename Value, std::size_t kSize>
class EnumTable
{
    static constexpr std::string_view kNext = enumeratorName<static_cast<Enumeration>(kSize)>();
    static_assert(kNext.starts_with('(') || kNext.ends_with("::Count_"), "a value without a row");

public:
    using Row = EnumRow<Enumeration, Value>;

    explicit consteval EnumTable(const std::array<Row, kSize> &rows)
        : m_rows(rows)
    {
        for (std::size_t i = 0; i < kSize; ++i) {
            if (static_cast<std::size_t>(rows[i].key) != i)
                throw "a row out of its place";
        }
    }

    [[nodiscard]] constexpr const Value &operator[](Enumeration key) const
    {
        return m_rows[static_cast<std::size_t>(key)].value;
    }
    [[nodiscard]] constexpr auto begin() const { return m_rows.begin(); }
    [[nodiscard]] constexpr auto end() const { return m_rows.end(); }
    [[nodiscard]] static constexpr std::size_t size() { return kSize; }

private:
    std::array<Row, kSize> m_rows;
};

/// `enumTable<Colour, const char *>({{Colour::Red, "red"}, {Colour::Green, "green"}})`.
template<typename Enumeration, typename Value, std::size_t kSize>
[[nodiscard]] consteval EnumTable<Enumeration, Value, kSize> enumTable(
    const EnumRow<Enumeration, Value> (&rows)[kSize])
{
    std::array<EnumRow<Enumeration, Value>, kSize> copied{};
    for (std::size_t i = 0; i < kSize; ++i)
        copied[i] = rows[i];
    return EnumTable<Enumeration, Value, kSize>(copied);
}

} // namespace tessera
