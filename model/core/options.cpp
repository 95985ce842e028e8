#include "model/core/options.h"

#include "model/core/json/jsontext.h"
#include "model/core/words.h"

#include <algorithm>

namespace tessera {

namespace {

template<typename T>
const T *valueIn(const std::map<std::string, OptionValue> &values, std::string_view key)
{
    const auto found = values.find(std::string(key));
    return found == values.end() ? nullptr : std::get_if<T>(&found->second);
}

Error optionError(Phrase found, Phrase wanted)
{
    return Error{phrase("Error", "options"), std::move(found), std::move(wanted)};
}

Phrase keysOf(const std::vector<OptionSpec> &specs)
{
    std::string keys;
    for (const OptionSpec &spec : specs)
        keys.append(keys.empty() ? "" : ", ").append(spec.key);
    return keys.empty() ? phrase("Error", "no option, this game has none")
                        : phrase("Error", "one of %1").with(keys);
}

Result<OptionValue> readValue(const OptionSpec &spec, const Json &value)
{
    const Phrase found = Phrase("%1 = %2").with(spec.key, writtenJson(value));
    if (std::holds_alternative<bool>(spec.defaultValue)) {
        if (const auto truth = value.asBool())
            return OptionValue(*truth);
        return optionError(found, phrase("Error", "true or false"));
    }
    if (std::holds_alternative<std::string>(spec.defaultValue)) {
        if (const auto text = value.asString())
            return OptionValue(*text);
        return optionError(found, phrase("Error", "a text in quotes"));
    }
    const auto number = value.asInt64();
    if (number && *number >= spec.least && *number <= spec.most)
        return OptionValue(*number);
    return optionError(found, wantedNumber(spec.least, spec.most));
}

} // namespace

bool Options::isOn(std::string_view key, bool fallback) const
{
    const auto *value = valueIn<bool>(m_values, key);
    return value != nullptr ? *value : fallback;
}

std::int64_t Options::number(std::string_view key, std::int64_t fallback) const
{
    const auto *value = valueIn<std::int64_t>(m_values, key);
    return value != nullptr ? *value : fallback;
}

std::string Options::textOf(std::string_view key, std::string_view fallback) const
{
    const auto *value = valueIn<std::string>(m_values, key);
    return value != nullptr ? *value : std::string(fallback);
}

Options Options::defaults(const std::vector<OptionSpec> &specs)
{
    Options options;
    for (const OptionSpec &spec : specs)
        options.set(spec.key, spec.defaultValue);
    return options;
}

Options Options::strict(const std::vector<OptionSpec> &specs)
{
    Options options;
    for (const OptionSpec &spec : specs)
        options.set(spec.key, spec.strictValue);
    return options;
}

Options Options::proposed(const std::vector<OptionSpec> &specs)
{
    Options options;
    for (const OptionSpec &spec : specs)
        options.set(spec.key, spec.beginsStrict ? spec.strictValue : spec.defaultValue);
    return options;
}

std::string Options::json() const
{
    Json object = Json::object();
    for (const auto &[key, value] : m_values)
        std::visit([&object, &key = key](const auto &content) { object[key] = content; }, value);
    return writtenJson(object);
}

Result<Options> Options::parseWhole(std::string_view json, const std::vector<OptionSpec> &specs)
{
    const auto said = parseJson(json, specs);
    if (!said)
        return said;
    Options options = defaults(specs);
    for (const auto &[key, value] : said->values())
        options.set(key, value);
    return options;
}

Result<Options> Options::parseJson(std::string_view json, const std::vector<OptionSpec> &specs)
{
    const auto parsed = tessera::parseJson(json);
    if (!parsed || !parsed->isObject())
        return optionError(
            inQuotes(json), phrase("Error", "a JSON object such as {\"repetition\":true}"));
    Options options;
    for (const auto &[key, value] : parsed->members()) {
        const auto spec = std::find_if(specs.begin(), specs.end(), [&key = key](const auto &row) {
            return row.key == key;
        });
        if (spec == specs.end())
            return optionError(inQuotes(key), keysOf(specs));
        auto read = readValue(*spec, value);
        if (!read)
            return read.error();
        options.set(key, *read);
    }
    return options;
}

} // namespace tessera
