#include "model/core/json/jsontext.h"

#include "model/core/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tessera {

namespace {

using LibraryJson = nlohmann::ordered_json;

/// `place` after the characters of `text`.
JsonPlace placeAfter(JsonPlace place, std::string_view text)
{
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((byte & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

/// Takes the library's events, whose names it gives, and goes through the text beside it for the places.
class JsonBuilder
{
public:
    explicit JsonBuilder(std::string_view text)
        : m_text(text)
        , m_at(text.size() - withoutByteOrderMark(text).size())
    {}

    [[nodiscard]] JsonReading &reading() { return m_reading; }

    /// Whether only blanks follow. The library takes a zero byte for the end of the text, whatever follows it.
    bool checkEnd()
    {
        const auto rest = m_text.find_first_not_of(" \t\r\n", m_at);
        if (rest != std::string_view::npos)
            m_reading.fault = {JsonFault::Kind::NoJson, rest, "a zero byte", "end of input"};
        return rest == std::string_view::npos;
    }

    bool null() { return take(Json()); }
    bool boolean(bool value) { return take(value); }
    bool number_integer(std::int64_t value) { return take(value); }
    bool number_unsigned(std::uint64_t value) { return take(value); }
    bool number_float(double value, const std::string & /*text*/) { return take(value); }
    bool string(std::string &value) { return take(std::move(value)); }
    /// Comes in binary formats only.
    bool binary(const std::vector<std::uint8_t> & /*value*/) { return false; }
    bool start_object(std::size_t /*size*/) { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string &name)
    {
        Container &object = m_open.back();
        object.key = std::move(name);
        object.place = takeToken();
        if (object.value->contains(object.key))
            m_reading.repeatedKeys.push_back({path(), object.place});
        return true;
    }

    bool parse_error(std::size_t end, const std::string &token, const LibraryJson::exception &error)
    {
        constexpr int kSyntaxError = 101;
        if (error.id != kSyntaxError) {
            m_reading.fault = {JsonFault::Kind::TooLarge, end - token.size(), token, ""};
            return false;
        }
        // Of an empty text, newer versions of the library say something else.
        if (m_text.empty()) {
            m_reading.fault
                = {JsonFault::Kind::NoJson, 0, "unexpected end of input", "'[', '{', or a literal"};
            return false;
        }
        // "… while parsing object - unexpected end of input; expected string literal"
        constexpr std::string_view kDash = " - ";
        constexpr std::string_view kExpected = "; expected ";
        std::string_view message = error.what();
        if (const auto dash = message.find(kDash); dash != std::string_view::npos)
            message.remove_prefix(dash + kDash.size());
        const auto found = message.substr(0, message.find(kExpected));
        message.remove_prefix(std::min(message.size(), found.size() + kExpected.size()));
        m_reading.fault
            = {JsonFault::Kind::NoJson,
               std::max<std::size_t>(end, 1) - 1,
               std::string(found),
               std::string(message)};
        return false;
    }

private:
    /// An array or object whose end was not met yet; of an object, also the key that is read.
    struct Container
    {
        Json *value;
        std::string key;
        JsonPlace place;
    };

    /// Adds a value where it belongs.
    bool take(Json value)
    {
        (void) add(std::move(value), takeToken());
        return true;
    }

    Json &add(Json value, JsonPlace place)
    {
        Json *target = &m_reading.value;
        if (!m_open.empty()) {
            const Container &within = m_open.back();
            const bool isElement = within.value->isArray();
            target = isElement ? &within.value->push_back({}) : &(*within.value)[within.key];
            place = isElement ? place : within.place;
        }
        *target = std::move(value);
        target->setPlace(place);
        return *target;
    }

    bool open(Json value)
    {
        const JsonPlace place = takeToken();
        if (std::ssize(m_open) == kDeepestJson) {
            m_reading.fault = {JsonFault::Kind::TooDeep, m_at - 1, "", ""};
            return false;
        }
        m_open.push_back({&add(std::move(value), place), "", {}});
        return true;
    }

    bool close()
    {
        (void) takeToken();
        m_open.pop_back();
        return true;
    }

    /// The keys, and the numbers of elements, that lead to what is read.
    [[nodiscard]] std::string path() const
    {
        std::string path;
        for (const Container &container : m_open) {
            path.append(path.empty() ? "" : "/");
            path.append(
                container.value->isArray() ? std::to_string(container.value->size() - 1)
                                           : container.key);
        }
        return path;
    }

    /// Goes over the next token; the place where it begins. Between tokens are only blanks, commas and colons.
    JsonPlace takeToken()
    {
        goTo(m_text.find_first_not_of(" \t\r\n,:", m_at));
        const JsonPlace begin = m_place;
        const char first = m_text[m_at];
        if (first == '"')
            goTo(endOfString());
        else if (std::string_view("[]{}").find(first) != std::string_view::npos)
            goTo(m_at + 1);
        else
            goTo(m_text.find_first_of(" \t\r\n,:[]{}\"", m_at));
        return begin;
    }

    [[nodiscard]] std::size_t endOfString() const
    {
        std::size_t at = m_at + 1;
        while (m_text[at] != '"')
            at += m_text[at] == '\\' ? 2 : 1;
        return at + 1;
    }

    void goTo(std::size_t offset)
    {
        offset = std::min(offset, m_text.size());
        m_place = placeAfter(m_place, m_text.substr(m_at, offset - m_at));
        m_at = offset;
    }

    std::string_view m_text;
    std::size_t m_at;
    JsonPlace m_place{1, 1};
    std::vector<Container> m_open;
    JsonReading m_reading;
};

LibraryJson libraryJson(const Json &value)
{
    if (value.isObject()) {
        LibraryJson::object_t object;
        for (const JsonMember &member : value.members())
            object.push_back({member.key, libraryJson(member.value)});
        return object;
    }
    if (value.isArray()) {
        LibraryJson::array_t array;
        for (const Json &element : value.elements())
            array.push_back(libraryJson(element));
        return array;
    }
    if (const auto text = value.asString())
        return *text;
    if (const auto truth = value.asBool())
        return *truth;
    if (const auto number = value.asInt64())
        return *number;
    if (const auto number = value.asUint64())
        return *number;
    if (const auto number = value.asDouble())
        return *number;
    return nullptr;
}

} // namespace

JsonReading readJson(std::string_view text)
{
    JsonBuilder builder(text);
    if (!LibraryJson::sax_parse(text, &builder) || !builder.checkEnd())
        builder.reading().value = {};
    return std::move(builder.reading());
}

Result<Json> parseJson(std::string_view text)
{
    JsonReading reading = readJson(text);
    if (!reading.fault)
        return std::move(reading.value);
    const JsonPlace place = placeIn(text, reading.fault->offset);
    switch (reading.fault->kind) {
    case JsonFault::Kind::TooDeep:
        return tooDeepError(place);
    case JsonFault::Kind::TooLarge:
        return Error{
            "",
            phrase("Error", "a number that is too large"),
            phrase("Error", "numbers that a computer can hold")};
    case JsonFault::Kind::NoJson:
        break;
    }
    return Error{
        "", phrase("Error", "no JSON"), phrase("Error", "a JSON value"), place.line, place.column};
}

JsonPlace placeIn(std::string_view text, std::size_t offset)
{
    return placeAfter({1, 1}, text.substr(0, offset));
}

Error tooDeepError(JsonPlace place)
{
    return {
        "",
        phrase("Error", "values nested too deep"),
        phrase("Error", "at most %1 brackets open at once").with(kDeepestJson),
        place.line,
        place.column};
}

std::string writtenJson(const Json &value, int indent)
{
    return libraryJson(value).dump(indent, ' ', false, LibraryJson::error_handler_t::replace);
}

bool isUtf8(std::string_view text)
{
    try {
        (void) LibraryJson(text).dump();
        return true;
    } catch (const LibraryJson::type_error &) {
        return false;
    }
}

std::string repairedUtf8(std::string_view text)
{
    return *parseJson(writtenJson(text))->asString();
}

} // namespace tessera
