#include "model/games/xxlchess/files/jsondocument.h"

#include "model/core/json/jsontext.h"
#include "model/core/json/jsonwords.h"
#include "model/core/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

/// The value as it stands in a message: whole if it is short, otherwise only its type.
Phrase described(const Json &value)
{
    if (value.isObject())
        return phrase("xxlchess", "an object");
    if (value.isArray())
        return phrase("xxlchess", "a list");
    const auto text = value.asString();
    return text ? inQuotes(*text) : writtenJson(value);
}

/// The start of an unexpected token, of which the library reports only the end.
std::size_t startOfToken(std::string_view text, std::size_t end)
{
    const bool isText = end > 0 && end < text.size() && text[end] == '"';
    const std::size_t begin = isText ? text.rfind('"', end - 1) : std::string_view::npos;
    return begin == std::string_view::npos ? end : begin;
}

/// The error at what stopped the reading of `text`.
Error errorOf(const JsonFault &fault, std::string_view text)
{
    JsonPlace place = placeIn(text, fault.offset);
    switch (fault.kind) {
    case JsonFault::Kind::TooDeep:
        return tooDeepError(place);
    case JsonFault::Kind::TooLarge:
        return {
            "",
            phrase("xxlchess", "a number that is too large: %1").with(fault.found),
            phrase("xxlchess", "numbers that a computer can hold"),
            place.line,
            place.column};
    case JsonFault::Kind::NoJson:
        break;
    }
    place = placeIn(text, startOfToken(text, fault.offset));
    return {
        "",
        phrase("xxlchess", "invalid JSON (%1)").with(jsonWords(fault.found)),
        fault.wanted.empty() ? phrase("xxlchess", "valid JSON") : jsonWords(fault.wanted),
        place.line,
        place.column};
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
    : m_where(std::move(where))
{
    if (const auto fault = utf16Fault(text, m_where))
        fail(*fault);
    else
        readFrom(withoutByteOrderMark(text));
}

void JsonDocument::readFrom(std::string_view text)
{
    JsonReading reading = readJson(text);
    if (reading.fault) {
        fail(errorOf(*reading.fault, text));
        m_error->where = m_where;
        return;
    }
    m_root = std::move(reading.value);
    for (const auto &[path, place] : reading.repeatedKeys)
        warn(
            {m_where,
             phrase("xxlchess", "a key for the second time: %1").with(path),
             phrase("xxlchess", "each key once; the last one counts"),
             place.line,
             place.column});
}

Error JsonDocument::errorAt(const JsonNode &node, Phrase found, Phrase wanted) const
{
    const JsonPlace place = node.value->place();
    return {m_where, std::move(found), std::move(wanted), place.line, place.column};
}

void JsonDocument::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void JsonDocument::fail(const JsonNode &node, Phrase found, Phrase wanted)
{
    fail(errorAt(node, std::move(found), std::move(wanted)));
}

void JsonDocument::failType(const JsonNode &node, const Phrase &wanted)
{
    const Phrase found = described(*node.value);
    fail(
        node,
        node.pointer.empty() ? found : Phrase("%1 = %2").with(node.pointer.substr(1), found),
        wanted);
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
    if (!node.value->isObject())
        failType(node, phrase("xxlchess", "an object in braces"));
}

JsonNode JsonDocument::member(const JsonNode &object, const std::string &key, const Phrase &meaning)
{
    static const Json nothing;
    if (auto node = find(object, key))
        return *node;
    if (object.value->isObject())
        fail(
            object,
            (object.pointer.empty() ? phrase("xxlchess", "no key %1")
                                    : phrase("xxlchess", "no key %1 here"))
                .with(inQuotes(key)),
            meaning);
    else
        failType(object, phrase("xxlchess", "an object with the key %1").with(inQuotes(key)));
    return {&nothing, object.pointer};
}

std::optional<JsonNode> JsonDocument::find(const JsonNode &object, const std::string &key) const
{
    const Json *found = object.value->find(key);
    if (found == nullptr)
        return std::nullopt;
    return JsonNode{found, object.pointer + "/" + key};
}

std::vector<JsonNode> JsonDocument::elements(const JsonNode &array)
{
    std::vector<JsonNode> nodes;
    if (!array.value->isArray())
        failType(array, phrase("xxlchess", "a list in brackets"));
    for (const Json &element : array.value->elements())
        nodes.push_back({&element, array.pointer + "/" + std::to_string(nodes.size())});
    return nodes;
}

double JsonDocument::number(const JsonNode &node, double least, double most)
{
    const auto value = node.value->asDouble();
    if (value && *value >= least && *value <= most)
        return *value;
    failType(
        node,
        phrase("xxlchess", "a number from %1 to %2")
            .with(writtenJson(plainNumber(least)), writtenJson(plainNumber(most))));
    return least;
}

int JsonDocument::wholeNumber(const JsonNode &node, int least, int most)
{
    const auto value = node.value->asDouble();
    if (value && *value >= least && *value <= most && *value == std::floor(*value))
        return static_cast<int>(*value);
    failType(node, wantedNumber(least, most));
    return least;
}

bool JsonDocument::boolean(const JsonNode &node)
{
    if (const auto value = node.value->asBool())
        return *value;
    failType(node, phrase("xxlchess", "true or false"));
    return false;
}

std::string JsonDocument::text(const JsonNode &node)
{
    if (auto value = node.value->asString())
        return std::move(*value);
    failType(node, phrase("xxlchess", "a text in quotes"));
    return {};
}

int JsonDocument::word(const JsonNode &node, std::initializer_list<const char *> words)
{
    int number = 0;
    for (const char *item : words) {
        if (*node.value == item)
            return number;
        ++number;
    }
    failType(node, phrase("xxlchess", "one of %1").with(listed(words)));
    return 0;
}

void JsonDocument::warnOfUnknown(const JsonNode &object, std::initializer_list<const char *> known)
{
    for (const auto &[key, value] : object.value->members()) {
        const bool isKnown = std::any_of(known.begin(), known.end(), [&key = key](const char *item) {
            return key == item;
        });
        if (!isKnown)
            warn(errorAt(
                {&value, object.pointer + "/" + key},
                phrase("xxlchess", "the unknown key %1").with(inQuotes(key)),
                phrase("xxlchess", "one of %1; it is ignored").with(listed(known))));
    }
}

} // namespace tessera::xxlchess
