#include "app/cli/frame/command.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace tessera::cli {

namespace {

constexpr std::string_view kProgram = "tessera-cli";
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

std::string programHelp()
{
    std::string text = "Usage: tessera-cli COMMAND [options]\n\n"
                       "Plays, checks and measures the games of Tessera without a window.\n\n"
                       "Commands:\n";
    for (const Command &command : commands())
        text.append(explained(command.name, command.summary));
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
    BrokenLines usage("Usage: tessera-cli " + name, 8);
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
    streams.talk << kProgram << (error.where.isEmpty() ? ": " : " ") << error.sentence() << '\n';
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
