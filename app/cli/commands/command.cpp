#include "app/cli/commands/command.h"

#include <algorithm>
#include <ostream>

namespace tessera::cli {

namespace {

constexpr std::string_view kProgram = "tessera-cli";
constexpr std::size_t kHelpColumn = 26;

std::string padded(std::string text)
{
    text.resize(std::max(text.size() + 2, kHelpColumn), ' ');
    return text;
}

std::string withValue(const OptionRow &row)
{
    return row.value.empty() ? row.name : row.name + " " + row.value;
}

std::string programHelp()
{
    std::string text = "Usage: tessera-cli COMMAND [options]\n\n"
                       "Plays, checks and measures the games of Tessera without a window.\n\n"
                       "Commands:\n";
    for (const Command &command : commands())
        text.append("  ").append(padded(command.name)).append(command.summary).append("\n");
    text.append("\n`tessera-cli COMMAND --help` explains a command.\n"
                "Exit status: 0 good, 1 failed, 2 wrong usage.\n");
    return text;
}

bool isHelp(const std::string &word)
{
    return word == "--help" || word == "-h";
}

} // namespace

std::string Command::help() const
{
    std::string usage = "Usage: tessera-cli " + name;
    std::string rows;
    std::vector<OptionRow> all = line.options;
    all.push_back({"--help", "", "show this text"});
    for (const OptionRow &row : all) {
        const std::string words = withValue(row);
        usage.append(row.isRequired ? " " + words : " [" + words + "]");
        usage.append(row.isRepeated ? "…" : "");
        rows.append("  ").append(padded(words)).append(row.help).append("\n");
    }
    if (!line.operands.empty())
        usage.append(" ").append(line.operands);
    return usage.append("\n\n").append(summary).append("\n\nOptions:\n").append(rows);
}

ExitStatus wrongUsage(const Error &error, const Streams &streams)
{
    streams.talk << kProgram << (error.where.empty() ? ": " : " ") << error.sentence() << '\n';
    return ExitStatus::WrongUsage;
}

ExitStatus failed(const Error &error, const Streams &streams)
{
    streams.talk << error.sentence() << '\n';
    return ExitStatus::Failed;
}

ExitStatus runProgram(std::span<const std::string> words, const Streams &streams)
{
    std::vector<std::string> names;
    for (const Command &command : commands())
        names.push_back(command.name);
    if (words.empty())
        return wrongUsage({"", "no command", alternatives(names)}, streams);
    if (isHelp(words.front()) || words.front() == "help") {
        streams.out << programHelp();
        return ExitStatus::Good;
    }
    const auto command = std::find(names.begin(), names.end(), words.front());
    if (command == names.end())
        return wrongUsage({"", inQuotes(words.front()), alternatives(names)}, streams);
    const Command &chosen = commands()[static_cast<std::size_t>(command - names.begin())];
    const auto rest = words.subspan(1);
    if (std::any_of(rest.begin(), rest.end(), isHelp)) {
        streams.out << chosen.help();
        return ExitStatus::Good;
    }
    const auto arguments = Arguments::parse(chosen.name, chosen.line, rest);
    if (!arguments)
        return wrongUsage(arguments.error(), streams);
    return chosen.run(*arguments, streams);
}

} // namespace tessera::cli
