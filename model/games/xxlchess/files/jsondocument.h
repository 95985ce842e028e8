#pragma once

#include "model/core/json/json.h"
#include "model/core/result.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::xxlchess {

/// Whole numbers without a decimal point, as people write them.
[[nodiscard]] Json plainNumber(double value);

/// A value within a JSON document and its path, such as `/time_controls/cpu`.
struct JsonNode
{
    const Json *value = nullptr;
    std::string pointer;
};

/// A JSON text in which every value knows its line and column, read by asking for the expected values. The first value
/// that is not as expected becomes the document's error; all later questions are answered with fallback values, so that
/// a reader needs to check the error only at the end.
class JsonDocument
{
public:
    /// `where` names the file in errors and warnings.
    JsonDocument(std::string_view text, std::string where);
    JsonDocument(const JsonDocument &) = delete;
    JsonDocument &operator=(const JsonDocument &) = delete;

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    [[nodiscard]] const std::vector<Error> &warnings() const { return m_warnings; }

    /// The whole document, which must be an object.
    [[nodiscard]] JsonNode root();
    /// The member `key` of an object; a missing one is an error that says what it should be.
    [[nodiscard]] JsonNode member(
        const JsonNode &object, const std::string &key, const Phrase &meaning);
    /// The member `key` of an object, if it has one.
    [[nodiscard]] std::optional<JsonNode> find(const JsonNode &object, const std::string &key) const;
    /// The elements of an array.
    [[nodiscard]] std::vector<JsonNode> elements(const JsonNode &array);

    [[nodiscard]] double number(const JsonNode &node, double least, double most);
    [[nodiscard]] int wholeNumber(const JsonNode &node, int least, int most);
    [[nodiscard]] bool boolean(const JsonNode &node);
    [[nodiscard]] std::string text(const JsonNode &node);
    /// The index in `words` of the node's word.
    [[nodiscard]] int word(const JsonNode &node, std::initializer_list<const char *> words);
    void requireObject(const JsonNode &node);

    /// Warns of members of `object` that are not among `known`.
    void warnOfUnknown(const JsonNode &object, std::initializer_list<const char *> known);
    void fail(const JsonNode &node, Phrase found, Phrase wanted);
    /// Fails because the node's value has another type than the one wanted.
    void failType(const JsonNode &node, const Phrase &wanted);
    void fail(Error error);
    void warn(Error warning) { m_warnings.push_back(std::move(warning)); }
    /// An error or warning at the place of a node.
    [[nodiscard]] Error errorAt(const JsonNode &node, Phrase found, Phrase wanted) const;

private:
    void readFrom(std::string_view text);

    std::string m_where;
    Json m_root;
    std::optional<Error> m_error;
    std::vector<Error> m_warnings;
};

} // namespace tessera::xxlchess
