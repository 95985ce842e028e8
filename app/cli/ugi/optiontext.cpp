#include "app/cli/ugi/optiontext.h"

#include "model/core/words.h"

#include <cctype>

namespace tessera::cli {

std::string protocolName(const OptionSpec &spec)
{
    std::string name = spec.key;
    if (!name.empty())
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

std::string optionLine(std::string_view name, std::string_view type, std::string_view value)
{
    return std::string("option name ")
        .append(name)
        .append(" type ")
        .append(type)
        .append(" default ")
        .append(value);
}

std::string comboLine(
    std::string_view name, std::string_view value, const std::vector<std::string> &choices)
{
    std::string line = optionLine(name, "combo", value);
    for (const std::string &choice : choices)
        line.append(" var ").append(choice);
    return line;
}

std::string withRange(std::string line, long long least, long long most)
{
    return line.append(" min ")
        .append(std::to_string(least))
        .append(" max ")
        .append(std::to_string(most));
}

std::string ruleLine(const OptionSpec &spec)
{
    if (const bool *isOn = std::get_if<bool>(&spec.strictValue))
        return optionLine(protocolName(spec), "check", *isOn ? "true" : "false");
    if (const auto *number = std::get_if<std::int64_t>(&spec.strictValue))
        return withRange(
            optionLine(protocolName(spec), "spin", std::to_string(*number)), spec.least, spec.most);
    const std::string &text = std::get<std::string>(spec.strictValue);
    return optionLine(protocolName(spec), "string", text.empty() ? kEmptyText : text);
}

std::optional<OptionWords> optionWords(std::string_view line)
{
    const auto words = wordsOf(line);
    OptionWords option;
    std::size_t at = 2;
    for (; at < words.size() && words[at] != "value"; ++at)
        option.name.append(option.name.empty() ? "" : " ").append(words[at]);
    if (option.name.empty() || words[1] != "name")
        return std::nullopt;
    // A value keeps the blanks in it, as a path may have two together.
    option.value = restAfter(line, "setoption name " + option.name + " value").value_or("");
    return option;
}

} // namespace tessera::cli
