#include "model/core/json/json.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

const Json kNull;

/// The integer in `content` if it is one in the range of `Number`.
template<typename Number>
std::optional<Number> integerIn(const auto &content)
{
    if (const auto *number = std::get_if<std::int64_t>(&content);
        number != nullptr && std::in_range<Number>(*number))
        return static_cast<Number>(*number);
    if (const auto *number = std::get_if<std::uint64_t>(&content);
        number != nullptr && std::in_range<Number>(*number))
        return static_cast<Number>(*number);
    return std::nullopt;
}

template<typename Kind>
std::optional<Kind> valueIn(const auto &content)
{
    const auto *value = std::get_if<Kind>(&content);
    return value == nullptr ? std::nullopt : std::optional(*value);
}

} // namespace

Json::Json(std::nullptr_t) {}

Json::Json(double number)
    : m_content(number)
{}

Json::Json(std::string text)
    : m_content(std::move(text))
{}

Json::Json(std::string_view text)
    : m_content(std::string(text))
{}

Json::Json(const char *text)
    : m_content(std::string(text))
{}

Json::Json(std::initializer_list<JsonMember> members)
    : m_content(std::vector(members))
{}

Json Json::object()
{
    Json object;
    object.m_content = std::vector<JsonMember>();
    return object;
}

Json Json::array(std::initializer_list<Json> elements)
{
    Json array;
    array.m_content = std::vector(elements);
    return array;
}

std::optional<bool> Json::asBool() const
{
    return valueIn<bool>(m_content);
}

std::optional<int> Json::asInt() const
{
    return integerIn<int>(m_content);
}

std::optional<std::int64_t> Json::asInt64() const
{
    return integerIn<std::int64_t>(m_content);
}

std::optional<std::uint64_t> Json::asUint64() const
{
    return integerIn<std::uint64_t>(m_content);
}

std::optional<double> Json::asDouble() const
{
    if (const auto number = asInt64())
        return static_cast<double>(*number);
    if (const auto number = asUint64())
        return static_cast<double>(*number);
    return valueIn<double>(m_content);
}

std::optional<std::string> Json::asString() const
{
    return valueIn<std::string>(m_content);
}

std::span<const Json> Json::elements() const
{
    const auto *elements = std::get_if<std::vector<Json>>(&m_content);
    return elements == nullptr ? std::span<const Json>() : *elements;
}

std::span<const JsonMember> Json::members() const
{
    const auto *members = std::get_if<std::vector<JsonMember>>(&m_content);
    return members == nullptr ? std::span<const JsonMember>() : *members;
}

const Json *Json::find(std::string_view key) const
{
    const auto all = members();
    const auto found = std::ranges::find(all, key, &JsonMember::key);
    return found == all.end() ? nullptr : &found->value;
}

const Json &Json::operator[](std::string_view key) const &
{
    const Json *found = find(key);
    return found == nullptr ? kNull : *found;
}

const Json &Json::operator[](std::size_t index) const &
{
    const auto all = elements();
    return index < all.size() ? all[index] : kNull;
}

Json &Json::operator[](std::string_view key) &
{
    if (!isObject())
        m_content = std::vector<JsonMember>();
    auto &members = *std::get_if<std::vector<JsonMember>>(&m_content);
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found != members.end() ? found->value
                                  : members.emplace_back(JsonMember{std::string(key), {}}).value;
}

Json &Json::push_back(Json element)
{
    if (!isArray())
        m_content = std::vector<Json>();
    return std::get_if<std::vector<Json>>(&m_content)->emplace_back(std::move(element));
}

void Json::mergePatch(const Json &patch)
{
    if (!patch.isObject()) {
        *this = patch;
        return;
    }
    if (!isObject())
        *this = object();
    auto &members = *std::get_if<std::vector<JsonMember>>(&m_content);
    for (const auto &[key, value] : patch.members()) {
        if (value.isNull())
            std::erase_if(members, [&key = key](const JsonMember &member) {
                return member.key == key;
            });
        else
            (*this)[key].mergePatch(value);
    }
}

bool operator==(const Json &one, const Json &other)
{
    return one.m_content == other.m_content;
}

} // namespace tessera
