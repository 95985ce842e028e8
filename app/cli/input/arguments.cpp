#include "app/cli/input/arguments.h"

#include <algorithm>
#include <cctype>

namespace tessera::cli {

namespace {

const OptionRow *rowNamed(const CommandSyntax &line, std::string_view name)
{
    const auto found
        = std::find_if(line.options.begin(), line.options.end(), [name](const OptionRow &row) {
              return row.name == name;
          });
    return found == line.options.end() ? nullptr : &*found;
}

/// `key=value`, where the key begins with a letter.
bool isSetting(std::string_view word)
{
    const bool beginsWithLetter = !word.empty()
                                  && std::isalpha(static_cast<unsigned char>(word.front())) != 0;
    return beginsWithLetter && word.find('=') != std::string_view::npos;
}

std::string optionNames(const CommandSyntax &line)
{
    std::vector<std::string> names;
    for (const OptionRow &row : line.options)
        names.push_back(row.name);
    names.push_back("--help");
    return alternatives(names).english();
}

} // namespace

Result<Arguments> Arguments::parse(
    const std::string &command, const CommandSyntax &line, std::span<const std::string> words)
{
    Arguments arguments;
    arguments.m_command = command;
    const auto isRead = arguments.read(line, words);
    if (!isRead)
        return isRead.error();
    for (const OptionRow &row : line.options) {
        if (row.isRequired && !arguments.has(row.name))
            return Error{command, "no " + row.name, row.name + " " + row.value};
    }
    if (line.needsOperands && arguments.m_operands.empty())
        return Error{command, "no file", line.operands};
    if (const auto clash = arguments.clash(line))
        return *clash;
    return arguments;
}

std::optional<Error> Arguments::clash(const CommandSyntax &line) const
{
    for (const OptionRow &row : line.options) {
        if (!has(row.name) || row.goesWith.empty())
            continue;
        for (const auto &[other, values] : m_values) {
            if (other != row.name && std::ranges::find(row.goesWith, other) == row.goesWith.end())
                return error(
                    row.name, other + " beside it", "only " + alternatives(row.goesWith).english());
        }
    }
    return std::nullopt;
}

Result<bool> Arguments::read(const CommandSyntax &line, std::span<const std::string> words)
{
    bool onlyOperands = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        const bool isOption = !onlyOperands && word.size() > 1 && word.front() == '-';
        if (word == "--" && !onlyOperands) {
            onlyOperands = true;
        } else if (!isOption) {
            if (line.operands.empty())
                return Error{m_command, inQuotes(word), optionNames(line)};
            m_operands.push_back(word);
        } else {
            const auto isRead = readOption(line, words, i);
            if (!isRead)
                return isRead.error();
        }
    }
    return true;
}

Result<bool> Arguments::readOption(
    const CommandSyntax &line, std::span<const std::string> words, std::size_t &at)
{
    const std::string &word = words[at];
    const auto equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const OptionRow *row = rowNamed(line, name);
    if (row == nullptr)
        return Error{m_command, inQuotes(name), optionNames(line)};
    if (m_values.contains(name) && !row->isRepeated)
        return error(name, "it twice", "it once");
    const bool isSwitch = row->value.empty();
    if (isSwitch && equals != std::string::npos)
        return error(name, "a value", name + " alone");
    if (!isSwitch && equals == std::string::npos && at + 1 == words.size())
        return error(name, "nothing after it", row->value);
    std::string value;
    if (!isSwitch)
        value = equals != std::string::npos ? word.substr(equals + 1) : words[++at];
    while (row->takesSettings && at + 1 < words.size() && isSetting(words[at + 1]))
        value.append(" ").append(words[++at]);
    m_values[name].push_back(std::move(value));
    return true;
}

bool Arguments::has(std::string_view name) const
{
    return m_values.contains(name);
}

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::nullopt : std::optional(found->second.front());
}

std::vector<std::string> Arguments::values(std::string_view name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

Result<int> Arguments::number(std::string_view name, int least, int most, int fallback) const
{
    const auto text = value(name);
    if (!text)
        return fallback;
    const auto number = wholeNumber(*text, least, most);
    if (!number)
        return error(name, inQuotes(*text), wantedNumber(least, most));
    return static_cast<int>(*number);
}

Error Arguments::error(std::string_view name, Phrase found, Phrase wanted) const
{
    return Error{m_command + " " + std::string(name), std::move(found), std::move(wanted)};
}

} // namespace tessera::cli
