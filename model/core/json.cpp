#include "model/core/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

Error errorAt(std::string_view text, std::size_t offset, std::string found, std::string wanted)
{
    Error error{"", std::move(found), std::move(wanted), 1, 1};
    for (const char c : text.substr(0, offset)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == '\n') {
            ++error.line;
            error.column = 1;
        } else if ((byte & 0xC0) != 0x80) {
            ++error.column;
        }
    }
    return error;
}

/// The place of the bracket, outside of strings, at which a text nests too deep. It is checked before parsing, since
/// deep values are also destroyed and written recursively.
std::optional<std::size_t> tooDeepAt(std::string_view text)
{
    int depth = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            isInString = !isInString;
        else if (isInString && c == '\\')
            ++i;
        else if (!isInString && (c == '[' || c == '{') && ++depth > kDeepestJson)
            return i;
        else if (!isInString && (c == ']' || c == '}'))
            --depth;
    }
    return std::nullopt;
}

} // namespace

bool isUtf8(std::string_view text)
{
    try {
        (void) Json(text).dump();
        return true;
    } catch (const Json::type_error &) {
        return false;
    }
}

std::string repairedUtf8(std::string_view text)
{
    return Json::parse(writtenJson(Json(text))).get<std::string>();
}

Result<Json> parseJson(std::string_view text)
{
    if (const auto offset = tooDeepAt(text))
        return errorAt(text, *offset, "values nested too deep", "at most 64 brackets open at once");
    try {
        return Json::parse(text);
    } catch (const Json::parse_error &broken) {
        return errorAt(text, std::max<std::size_t>(broken.byte, 1) - 1, "no JSON", "a JSON value");
    } catch (const Json::exception &) {
        return Error{"", "a number that is too large", "numbers that a computer can hold"};
    }
}

std::string writtenJson(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace tessera
