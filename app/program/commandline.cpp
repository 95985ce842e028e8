#include "app/program/commandline.h"

#include "app/program/commandoptions.h"

#include "model/core/files/textfile.h"
#include "model/core/outcome.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <span>

namespace tessera {

namespace {

using Value = std::string_view;
using MaybeError = std::optional<Error>;

/// Takes one option and its value from `words`, which begin with it.
MaybeError readOption(std::span<const std::string> &words, CommandLine &line)
{
    const Value word = words.front();
    const auto equals = word.find('=');
    const CommandOption *option = findCommandOption(word.substr(0, equals));
    if (option == nullptr)
        return Error{"command line", inQuotes(word), "an option that --help lists"};
    words = words.subspan(1);
    const bool takesValue = *option->value != '\0';
    if (!takesValue) {
        if (equals != Value::npos)
            return Error{option->name, inQuotes(word.substr(equals + 1)), "no value"};
        return option->read({}, line);
    }
    Value value;
    if (equals != Value::npos) {
        value = word.substr(equals + 1);
    } else if (!words.empty()) {
        value = words.front();
        words = words.subspan(1);
    }
    if (value.empty())
        return Error{option->name, "nothing", option->value};
    return option->read(value, line);
}

/// Whether the seats named fit the game named.
MaybeError checkPlayers(const CommandLine &line, const GameInfo &info)
{
    const auto wanted = static_cast<std::size_t>(info.playerCount());
    if (line.players.empty() || line.players.size() == wanted)
        return std::nullopt;
    return Error{
        "--players",
        std::to_string(line.players.size()) + " players",
        std::to_string(wanted) + " for " + info.name};
}

/// Whether position and moves are of the game named, by its usual rules.
MaybeError checkPosition(const CommandLine &line, const AnyGame &game)
{
    std::unique_ptr<AnyPosition> position = game.start({});
    if (line.position) {
        auto read = game.parsePosition(*line.position, {});
        if (!read)
            return read.error();
        position = std::move(*read);
    }
    for (const std::string &text : line.moves) {
        const auto move = position->parseMove(text);
        if (!move)
            return move.error();
        position->play(*move);
    }
    return std::nullopt;
}

/// Checks that no option repeats what a configuration sets. Its moves are read when its game has begun.
MaybeError checkConfigured(const CommandLine &line)
{
    if (line.file)
        return Error{"command line", "a configuration and a game file", "one of them"};
    if (line.game || line.position || !line.players.empty() || line.level || line.time)
        return Error{
            "command line",
            "--config with --game, --position, --players, --level or --time",
            "either, as a configuration says all these itself"};
    return std::nullopt;
}

/// Checks that a showcase can play what it is told to by itself.
MaybeError checkShowcase(const CommandLine &line)
{
    if (line.task != CommandLine::Task::Showcase)
        return std::nullopt;
    if (line.config || line.file || line.isNew)
        return Error{
            "command line",
            "--showcase with --config, --new or a game file",
            "--showcase with --game"};
    if (std::ranges::find(line.players, SeatSetup::Kind::Human) != line.players.end())
        return Error{"--players", "human with --showcase", "computer for each player"};
    return std::nullopt;
}

/// Checks that several files are opened in the window only, and the standard input alone, since it can be read once.
MaybeError checkFiles(const CommandLine &line)
{
    if (line.furtherFiles.empty())
        return std::nullopt;
    if (line.task != CommandLine::Task::Play)
        return Error{
            "command line", inQuotes(line.furtherFiles.front()), "one game file for a picture"};
    if (namesStandardInput(*line.file) || std::ranges::any_of(line.furtherFiles, namesStandardInput))
        return Error{"command line", "the standard input beside a file", "one of them"};
    return std::nullopt;
}

/// Whether the words, each right by itself, make sense together.
MaybeError checkTogether(CommandLine &line)
{
    if (auto error = checkShowcase(line))
        return error;
    if (auto error = checkFiles(line))
        return error;
    if (line.config)
        return checkConfigured(line);
    const bool isAboutGame = line.position || !line.moves.empty() || !line.players.empty();
    if (line.file && (line.game || line.level || line.time || isAboutGame))
        return Error{
            "command line",
            "a game file with --game, --position, --moves, --players, --level or --time",
            "either, as a file says all these itself"};
    // The last game played does not change the meaning of a command line.
    if (isAboutGame && !line.game)
        line.game = catalogue().front().info().id;
    if (!line.game)
        return std::nullopt;
    const GameEntry &entry = *findGame(*line.game);
    if (auto error = checkPlayers(line, entry.info()))
        return error;
    return checkPosition(line, *entry.game);
}

} // namespace

Result<CommandLine> parseCommandLine(const std::vector<std::string> &words)
{
    CommandLine line;
    std::span<const std::string> rest(words);
    bool onlyFiles = false;
    while (!rest.empty()) {
        if (rest.front() == "--" && !onlyFiles) {
            onlyFiles = true;
            rest = rest.subspan(1);
        } else if (!onlyFiles && rest.front().starts_with('-') && rest.front() != "-") {
            if (const MaybeError error = readOption(rest, line))
                return *error;
        } else {
            if (const MaybeError error = readFileName(rest.front(), line))
                return *error;
            rest = rest.subspan(1);
        }
    }
    if (const MaybeError error = checkTogether(line))
        return *error;
    return line;
}

std::string commandLineHelp()
{
    constexpr qsizetype kColumn = 26;
    std::string help
        = "Usage: tessera [options] [FILE…]\n\nPlay board games in a window.\n\n"
          "FILE is a game (.tgn, .pgn, .jsonl), a transcript of a course's referee (.txt, .log),\n"
          "a configuration (.json, or the folder of a config.json) or a layout (.txt); its "
          "address\n"
          "(file://…) will do, - is a game on the standard input, and after -- all words are "
          "files.\n\n";
    for (const CommandOption &option : commandOptions()) {
        QString head = QStringLiteral("  ") + QString::fromUtf8(option.name);
        if (*option.value != '\0')
            head += u' ' + QString::fromUtf8(option.value);
        head = head.leftJustified(std::max(kColumn, head.size() + 2));
        help.append(head.toStdString()).append(option.help).append("\n");
    }
    help.append("\nGames: ").append(gameIds()).append("\n");
    return help;
}

} // namespace tessera
