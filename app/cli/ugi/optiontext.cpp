#include "app/cli/ugi/optiontext.h"

#include <algorithm>
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

std::optional<OptionWords> optionWords(std::string line)
{
    constexpr std::string_view kName = " name ";
    constexpr std::string_view kValue = " value ";
    // The blank after the last word may be missing.
    line += ' ';
    const auto nameAt = line.find(kName);
    if (nameAt == std::string::npos)
        return std::nullopt;
    const auto trimmed = [&line](std::size_t begin, std::size_t end) {
        const std::string_view part = std::string_view(line).substr(begin, end - begin);
        const auto first = std::min(part.find_first_not_of(" \t"), part.size());
        return std::string(part.substr(first, part.find_last_not_of(" \t") + 1 - first));
    };
    const auto nameBegin = nameAt + kName.size();
    const auto valueAt = line.find(kValue, nameAt + 1);
    if (valueAt == std::string::npos)
        return OptionWords{trimmed(nameBegin, line.size()), {}};
    return OptionWords{
        trimmed(nameBegin, std::max(valueAt, nameBegin)),
        trimmed(valueAt + kValue.size(), line.size())};
}

} // namespace tessera::cli
