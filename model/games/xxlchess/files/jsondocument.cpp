#include "model/games/xxlchess/files/jsondocument.h"

#include "model/core/words.h"
#include "model/games/xxlchess/files/jsonwalk.h"

#include <algorithm>
#include <cmath>

namespace tessera::xxlchess {

namespace {

/// A limit of nesting; a configuration needs five levels.
constexpr int kMostDepth = 32;

/// The value as it stands in a message: whole if it is short, otherwise only its type.
std::string described(const Json &value)
{
    if (value.is_object())
        return "an object";
    if (value.is_array())
        return "a list";
    if (value.is_string())
        return inQuotes(value.get<std::string>());
    return value.dump();
}

/// The error of the library's message, with what was met and expected, without its own numbering.
Error syntaxError(const std::string &message)
{
    const std::size_t dash = message.find(" - ");
    const std::string detail = dash == std::string::npos ? message : message.substr(dash + 3);
    const std::size_t semicolon = detail.find("; expected ");
    Error error{"", "invalid JSON (" + detail.substr(0, semicolon) + ")", "valid JSON"};
    if (semicolon != std::string::npos)
        error.wanted = detail.substr(semicolon + std::string_view("; expected ").size());
    return error;
}

/// The start of an unexpected token, of which the library reports only the end.
std::size_t startOfToken(std::string_view text, std::size_t end)
{
    const bool isText = end > 0 && end < text.size() && text[end] == '"';
    const std::size_t begin = isText ? text.rfind('"', end - 1) : std::string_view::npos;
    return begin == std::string_view::npos ? end : begin;
}

std::string listed(std::initializer_list<const char *> words)
{
    std::string all;
    for (const char *item : words)
        all.append(all.empty() ? "" : ", ").append(item);
    return all;
}

} // namespace

Json plainNumber(double value)
{
    constexpr double kMostExact = 1e9;
    if (value == std::floor(value) && std::abs(value) < kMostExact)
        return static_cast<std::int64_t>(value);
    return value;
}

JsonDocument::JsonDocument(std::string_view text, std::string where)
    : m_text(withoutByteOrderMark(text))
    , m_where(std::move(where))
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        fail(Error{m_where, "a text in UTF-16", "a text in UTF-8", 1, 1});
        return;
    }
    try {
        bool isTooDeep = false;
        m_root = Json::parse(m_text, [&isTooDeep](int depth, Json::parse_event_t, Json &) {
            isTooDeep |= depth > kMostDepth;
            return !isTooDeep;
        });
        if (isTooDeep)
            fail(Error{m_where, "values within values beyond all measure", "a configuration"});
        else
            recordPlaces();
    } catch (const Json::parse_error &parseError) {
        Error error = syntaxError(parseError.what());
        const Place place = placeOf(
            startOfToken(m_text, std::max<std::size_t>(parseError.byte, 1) - 1));
        error.where = m_where;
        error.line = place.line;
        error.column = place.column;
        fail(std::move(error));
    } catch (const Json::exception &tooLarge) {
        failOfNumber(tooLarge.what());
    }
}

/// The library names the number in quotes, but not where it stands.
void JsonDocument::failOfNumber(const std::string &message)
{
    Error error{m_where, "a number that is too large", "numbers that a computer can hold"};
    const std::size_t end = message.rfind('\'');
    const std::size_t begin = message.find('\'') + 1;
    if (end != std::string::npos && begin < end) {
        const std::string number = message.substr(begin, end - begin);
        const Place place = placeOf(std::min(m_text.find(number), m_text.size()));
        error.found += ": " + number;
        error.line = place.line;
        error.column = place.column;
    }
    fail(std::move(error));
}

void JsonDocument::recordPlaces()
{
    JsonWalk walk(m_text, [this](const std::string &pointer, std::size_t offset) {
        const bool isNew = m_offsets.insert_or_assign(pointer, offset).second;
        if (!isNew) {
            const Place place = placeOf(offset);
            warn(
                {m_where,
                 "a key for the second time: " + pointer.substr(1),
                 "each key once; the last one counts",
                 place.line,
                 place.column});
        }
    });
    walk.walk("");
}

JsonDocument::Place JsonDocument::placeOf(std::size_t offset) const
{
    Place place;
    for (std::size_t i = 0; i < std::min(offset, m_text.size()); ++i) {
        const auto byte = static_cast<unsigned char>(m_text[i]);
        if (byte == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((byte & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

Error JsonDocument::errorAt(const JsonNode &node, std::string found, std::string wanted) const
{
    const auto offset = m_offsets.find(node.pointer);
    const Place place = placeOf(offset == m_offsets.end() ? 0 : offset->second);
    return {m_where, std::move(found), std::move(wanted), place.line, place.column};
}

void JsonDocument::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void JsonDocument::fail(const JsonNode &node, std::string found, std::string wanted)
{
    fail(errorAt(node, std::move(found), std::move(wanted)));
}

void JsonDocument::failType(const JsonNode &node, const std::string &wanted)
{
    const std::string name = node.pointer.empty() ? "" : node.pointer.substr(1) + " = ";
    fail(node, name + described(*node.value), wanted);
}

JsonNode JsonDocument::root()
{
    JsonNode node{&m_root, ""};
    if (!m_error)
        requireObject(node);
    return node;
}

void JsonDocument::requireObject(const JsonNode &node)
{
    if (!node.value->is_object())
        failType(node, "an object in braces");
}

JsonNode JsonDocument::member(const JsonNode &object, const std::string &key, const char *meaning)
{
    static const Json kNothing;
    if (auto node = find(object, key))
        return *node;
    if (object.value->is_object())
        fail(
            object,
            "no key " + inQuotes(key) + (object.pointer.empty() ? "" : " here"),
            std::string(meaning));
    else
        failType(object, "an object with the key " + inQuotes(key));
    return {&kNothing, object.pointer};
}

std::optional<JsonNode> JsonDocument::find(const JsonNode &object, const std::string &key) const
{
    if (!object.value->is_object())
        return std::nullopt;
    const auto found = object.value->find(key);
    if (found == object.value->end())
        return std::nullopt;
    return JsonNode{&*found, object.pointer + "/" + key};
}

std::vector<JsonNode> JsonDocument::elements(const JsonNode &array)
{
    std::vector<JsonNode> nodes;
    if (!array.value->is_array())
        failType(array, "a list in brackets");
    else
        for (std::size_t i = 0; i < array.value->size(); ++i)
            nodes.push_back({&(*array.value)[i], array.pointer + "/" + std::to_string(i)});
    return nodes;
}

double JsonDocument::number(const JsonNode &node, double least, double most)
{
    if (node.value->is_number()) {
        const auto value = node.value->get<double>();
        if (value >= least && value <= most)
            return value;
    }
    failType(node, "a number from " + plainNumber(least).dump() + " to " + plainNumber(most).dump());
    return least;
}

int JsonDocument::wholeNumber(const JsonNode &node, int least, int most)
{
    if (node.value->is_number()) {
        const auto value = node.value->get<double>();
        if (value >= least && value <= most && value == std::floor(value))
            return static_cast<int>(value);
    }
    failType(node, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

bool JsonDocument::boolean(const JsonNode &node)
{
    if (node.value->is_boolean())
        return node.value->get<bool>();
    failType(node, "true or false");
    return false;
}

std::string JsonDocument::text(const JsonNode &node)
{
    if (node.value->is_string())
        return node.value->get<std::string>();
    failType(node, "a text in quotes");
    return {};
}

int JsonDocument::word(const JsonNode &node, std::initializer_list<const char *> words)
{
    int number = 0;
    for (const char *item : words) {
        if (node.value->is_string() && node.value->get_ref<const std::string &>() == item)
            return number;
        ++number;
    }
    failType(node, "one of " + listed(words));
    return 0;
}

void JsonDocument::warnOfUnknown(const JsonNode &object, std::initializer_list<const char *> known)
{
    if (!object.value->is_object())
        return;
    for (const auto &[key, value] : object.value->items()) {
        const bool isKnown = std::any_of(known.begin(), known.end(), [&key = key](const char *item) {
            return key == item;
        });
        if (!isKnown)
            warn(errorAt(
                {&value, object.pointer + "/" + key},
                "the unknown key " + inQuotes(key),
                "one of " + listed(known) + "; it is ignored"));
    }
}

} // namespace tessera::xxlchess
