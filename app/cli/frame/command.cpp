#include "app/cli/frame/command.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <new>
#include <sstream>

namespace tessera::cli {

namespace {

/// Where the texts of help begin, and where they are broken.
constexpr std::size_t kHelpColumn = 28;
constexpr std::size_t kHelpWidth = 100;

/// The number of characters of a text in UTF-8.
std::size_t width(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

/// A text broken into lines between its parts, of which all but the first line are indented.
class BrokenLines
{
public:
    BrokenLines(std::string begin, std::size_t indent)
        : m_text(std::move(begin))
        , m_indent(indent)
        , m_column(width(m_text))
    {}

    void indent()
    {
        constexpr std::size_t kLeastGap = 2;
        if (m_column > 0 && m_column + kLeastGap > m_indent)
            breakLine();
        m_text.append(m_indent - m_column, ' ');
        m_column = m_indent;
        m_isAtBegin = true;
    }
    void add(const std::string &part)
    {
        const std::size_t size = width(part);
        if (!m_isAtBegin && m_column + 1 + size > kHelpWidth)
            indent();
        m_text.append(m_isAtBegin ? "" : " ").append(part);
        m_column += size + (m_isAtBegin ? 0 : 1);
        m_isAtBegin = false;
    }
    void addWords(const std::string &text)
    {
        std::istringstream words(text);
        for (std::string word; words >> word;)
            add(word);
    }
    [[nodiscard]] std::string take() && { return std::move(m_text).append("\n"); }

private:
    void breakLine()
    {
        m_text.append("\n");
        m_column = 0;
    }

    std::string m_text;
    std::size_t m_indent;
    std::size_t m_column;
    bool m_isAtBegin = m_text.empty();
};

/// A word and what it means beside it, or below it where it is long.
std::string explained(const std::string &word, const std::string &meaning)
{
    BrokenLines lines("  " + word, kHelpColumn);
    lines.indent();
    lines.addWords(meaning);
    return std::move(lines).take();
}

std::string paragraph(const std::string &text)
{
    BrokenLines lines({}, 0);
    lines.addWords(text);
    return std::move(lines).take();
}

std::string withValue(const OptionRow &row)
{
    return row.value.empty() ? row.name : row.name + " " + row.value;
}

std::string programHelp(const Program &program)
{
    std::string text = "Usage: " + program.name + " COMMAND [options]\n\n" + program.summary
                       + "\n\nCommands:\n";
    for (const Command &command : program.commands)
        text.append(explained(command.name, command.summary));
    text.append("\n`" + program.name + " COMMAND --help` explains a command.\n");
    return text.append("Exit status: 0 good, 1 failed, 2 wrong usage.\n");
}

bool isHelp(const std::string &word)
{
    return word == "--help" || word == "-h";
}

} // namespace

std::string Command::help(std::string_view program) const
{
    BrokenLines usage("Usage: " + std::string(program) + " " + name, 8);
    std::string rows;
    std::vector<OptionRow> all = line.options;
    all.push_back({"--help", "", "show this text"});
    for (const OptionRow &row : all) {
        const std::string words = withValue(row);
        usage.add((row.isRequired ? words : "[" + words + "]") + (row.isRepeated ? "…" : ""));
        rows.append(explained(words, row.help));
    }
    if (!line.operands.empty())
        usage.add(line.operands);
    return std::move(usage).take() + "\n" + paragraph(summary) + "\nOptions:\n" + rows;
}

ExitStatus wrongUsage(const Error &error, const Streams &streams)
{
    streams.talk << streams.program << (error.where.isEmpty() ? ": " : " ") << error.sentence()
                 << '\n';
    return ExitStatus::WrongUsage;
}

ExitStatus failed(const Error &error, const Streams &streams)
{
    streams.talk << error.sentence() << '\n';
    return ExitStatus::Failed;
}

ExitStatus runProgram(
    const Program &program, std::span<const std::string> words, const Streams &streams)
{
    const Streams named{streams.in, streams.out, streams.talk, program.name};
    std::vector<std::string> names;
    for (const Command &command : program.commands)
        names.push_back(command.name);
    if (words.empty())
        return wrongUsage({"", "no command", alternatives(names)}, named);
    if (isHelp(words.front()) || words.front() == "help") {
        streams.out << programHelp(program);
        return ExitStatus::Good;
    }
    const auto command = std::find(names.begin(), names.end(), words.front());
    if (command == names.end())
        return wrongUsage({"", inQuotes(words.front()), alternatives(names)}, named);
    const Command &chosen = program.commands[static_cast<std::size_t>(command - names.begin())];
    const auto rest = words.subspan(1);
    if (std::any_of(rest.begin(), rest.end(), isHelp)) {
        streams.out << chosen.help(program.name);
        return ExitStatus::Good;
    }
    const auto arguments = Arguments::parse(chosen.name, chosen.line, rest);
    if (!arguments)
        return wrongUsage(arguments.error(), named);
    return chosen.run(*arguments, named);
}

int runMain(const Program &program, int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const Streams streams{std::cin, std::cout, std::cerr};
    auto status = ExitStatus::Failed;
    try {
        status = runProgram(program, words, streams);
    } catch (const std::bad_alloc &) {
        streams.talk << program.name << ": there is not enough memory\n";
    } catch (const std::exception &error) {
        streams.talk << program.name << ": " << error.what() << '\n';
    }
    std::cout.flush();
    if (std::cout)
        return static_cast<int>(status);
    streams.talk << program.name << ": standard output could not be written; is the disk full?\n";
    return static_cast<int>(ExitStatus::Failed);
}

} // namespace tessera::cli
