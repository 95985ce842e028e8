#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

/// Where a value begins in a text: line and column in characters, from 1; 0 for a value that was not read.
struct JsonPlace
{
    int line = 0;
    int column = 0;

    friend bool operator==(const JsonPlace &, const JsonPlace &) = default;
};

struct JsonMember;

/// A JSON value. Objects keep the order of their keys. Who asks a value for what it is not gets an empty answer: no
/// number, no text, no elements, a null value. So a reader need not check each step to a value, but the value itself.
class Json
{
public:
    /// Null.
    Json() = default;
    Json(std::nullptr_t);
    template<std::integral Number>
    Json(Number number)
        : m_content(content(number))
    {}
    Json(double number);
    Json(std::string text);
    Json(std::string_view text);
    Json(const char *text);
    /// An object: `Json{{"width", 3}, {"height", 4}}`.
    Json(std::initializer_list<JsonMember> members);

    [[nodiscard]] static Json object();
    [[nodiscard]] static Json array(std::initializer_list<Json> elements = {});
    template<std::ranges::input_range Range>
    [[nodiscard]] static Json array(const Range &elements);

    [[nodiscard]] bool isNull() const { return is<std::monostate>(); }
    [[nodiscard]] bool isBool() const { return is<bool>(); }
    /// Whether it was written without a fraction or exponent, and fits into 64 bits.
    [[nodiscard]] bool isInteger() const { return is<std::int64_t>() || is<std::uint64_t>(); }
    [[nodiscard]] bool isNumber() const { return isInteger() || is<double>(); }
    [[nodiscard]] bool isString() const { return is<std::string>(); }
    [[nodiscard]] bool isArray() const { return is<std::vector<Json>>(); }
    [[nodiscard]] bool isObject() const { return is<std::vector<JsonMember>>(); }

    [[nodiscard]] std::optional<bool> asBool() const;
    /// An integer in the range of the type; nothing for one beyond it.
    [[nodiscard]] std::optional<int> asInt() const;
    [[nodiscard]] std::optional<std::int64_t> asInt64() const;
    [[nodiscard]] std::optional<std::uint64_t> asUint64() const;
    /// Any number.
    [[nodiscard]] std::optional<double> asDouble() const;
    [[nodiscard]] std::optional<std::string> asString() const;

    /// The number of elements or members.
    [[nodiscard]] std::size_t size() const { return elements().size() + members().size(); }
    [[nodiscard]] std::span<const Json> elements() const;
    [[nodiscard]] std::span<const JsonMember> members() const;
    [[nodiscard]] const Json *find(std::string_view key) const;
    [[nodiscard]] bool contains(std::string_view key) const { return find(key) != nullptr; }
    /// The member or element, or null.
    [[nodiscard]] const Json &operator[](std::string_view key) const &;
    [[nodiscard]] const Json &operator[](std::size_t index) const &;

    /// The member `key`, which is added if it is missing. What is no object becomes an empty one first.
    Json &operator[](std::string_view key) &;
    /// Adds an element at the end. What is no array becomes an empty one first.
    Json &push_back(Json element);
    /// Changes what `patch` has otherwise, and removes what is null there (RFC 7396, "JSON Merge Patch").
    void mergePatch(const Json &patch);

    [[nodiscard]] JsonPlace place() const { return m_place; }
    void setPlace(JsonPlace place) { m_place = place; }

    /// The place does not matter, the order of keys does.
    friend bool operator==(const Json &one, const Json &other);

private:
    /// An integer beyond the signed ones is the only unsigned one.
    using Content = std::variant<
        std::monostate,
        bool,
        std::int64_t,
        std::uint64_t,
        double,
        std::string,
        std::vector<Json>,
        std::vector<JsonMember>>;

    template<std::integral Number>
    static Content content(Number number);
    template<typename Kind>
    [[nodiscard]] bool is() const
    {
        return std::holds_alternative<Kind>(m_content);
    }

    Content m_content;
    JsonPlace m_place;
};

/// A key of an object and its value.
struct JsonMember
{
    std::string key;
    Json value;

    friend bool operator==(const JsonMember &, const JsonMember &) = default;
};

template<std::integral Number>
Json::Content Json::content(Number number)
{
    if constexpr (std::same_as<Number, bool>)
        return number;
    else if (std::in_range<std::int64_t>(number))
        return static_cast<std::int64_t>(number);
    else
        return static_cast<std::uint64_t>(number);
}

template<std::ranges::input_range Range>
Json Json::array(const Range &elements)
{
    Json array = Json::array();
    for (const auto &element : elements)
        array.push_back(element);
    return array;
}

} // namespace tessera
