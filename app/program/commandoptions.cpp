#include "app/program/commandoptions.h"

#include "app/cli/input/localpath.h"
#include "model/core/words.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace tessera {

namespace {

constexpr int kMostPixels = 8192;
constexpr int kLongestWait = 600'000;

using Value = std::string_view;
using MaybeError = std::optional<Error>;

std::optional<int> number(Value text, int least, int most)
{
    const auto value = wholeNumber(text, least, most);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::vector<std::string> split(Value text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);) {
        if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

MaybeError readGame(Value value, CommandLine &line)
{
    if (findGame(value) == nullptr)
        return Error{"--game", inQuotes(value), "one of " + gameIds()};
    line.game = std::string(value);
    return std::nullopt;
}

MaybeError readPlayers(Value value, CommandLine &line)
{
    for (const std::string &word : split(value, ',')) {
        const bool isHuman = word == "human";
        if (!isHuman && word != "computer")
            return Error{"--players", inQuotes(word), "human or computer for each player"};
        line.players.push_back(isHuman ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer);
    }
    return std::nullopt;
}

MaybeError readLevel(Value value, CommandLine &line)
{
    line.level = number(value, 1, EngineSettings::kStrongest);
    if (!line.level)
        return Error{"--level", inQuotes(value), "a number from 1 to 10"};
    return std::nullopt;
}

MaybeError readTime(Value value, CommandLine &line)
{
    const auto control = TimeControl::parse(value);
    if (!control)
        return Error{"--time", control.error().found, control.error().wanted};
    line.time = *control;
    return std::nullopt;
}

MaybeError readSize(Value value, CommandLine &line)
{
    const auto cross = value.find('x');
    const auto width = number(value.substr(0, cross), 1, kMostPixels);
    const auto height = cross == Value::npos ? std::nullopt
                                             : number(value.substr(cross + 1), 1, kMostPixels);
    if (!width || !height)
        return Error{"--size", inQuotes(value), "width and height in pixels, such as 1180x800"};
    line.size = QSize(*width, *height);
    return std::nullopt;
}

MaybeError readTheme(Value value, CommandLine &line)
{
    constexpr std::pair<Value, Scheme> kWords[]{
        {"light", Scheme::Light}, {"dark", Scheme::Dark}, {"high-contrast", Scheme::HighContrast}};
    for (const auto &[word, scheme] : kWords) {
        if (value == word) {
            line.scheme = scheme;
            return std::nullopt;
        }
    }
    return Error{"--theme", inQuotes(value), "light, dark or high-contrast"};
}

MaybeError readAfter(Value value, CommandLine &line)
{
    const auto time = number(value, 0, kLongestWait);
    if (!time)
        return Error{"--after", inQuotes(value), "milliseconds from 0 to 600000"};
    line.after = std::chrono::milliseconds(*time);
    return std::nullopt;
}

MaybeError readMoves(Value value, CommandLine &line)
{
    line.moves = split(value, ' ');
    return std::nullopt;
}

/// Options that are a text as it stands, say yes, or set a task, with the name of a picture or without.
template<std::optional<std::string> CommandLine::*member>
MaybeError readText(Value value, CommandLine &line)
{
    line.*member = std::string(value);
    return std::nullopt;
}

template<bool CommandLine::*member>
MaybeError readYes(Value, CommandLine &line)
{
    line.*member = true;
    return std::nullopt;
}

template<CommandLine::Task task>
MaybeError readTask(Value, CommandLine &line)
{
    line.task = task;
    return std::nullopt;
}

template<CommandLine::Task task>
MaybeError readPicture(Value value, CommandLine &line)
{
    if (line.task != CommandLine::Task::Play)
        return Error{
            "command line",
            "two of --screenshot, --showcase, --export, --help and --version",
            "one of them"};
    line.picture = std::string(value);
    return readTask<task>(value, line);
}

constexpr std::array kOptions{
    CommandOption{
        "--config",
        "FILE",
        "begin the game of a configuration file, in the classic view",
        readText<&CommandLine::config>},
    CommandOption{
        "--game",
        "ID",
        "game (else the one played last; with position, moves or players the first)",
        readGame},
    CommandOption{"--open", "FILE.tgn", "open a game file, as its name alone does", readFileName},
    CommandOption{"--position", "TEXT", "begin from a position", readText<&CommandLine::position>},
    CommandOption{"--moves", "\"M1 M2 …\"", "play these moves at once", readMoves},
    CommandOption{"--players", "LIST", "who plays, such as human,computer", readPlayers},
    CommandOption{"--level", "N", "level of the computers, 1 to 10", readLevel},
    CommandOption{"--time", "TIME", "clock of every player: seconds+increment, or -", readTime},
    CommandOption{"--new", "", "set up a new game first", readYes<&CommandLine::isNew>},
    CommandOption{
        "--new-window",
        "",
        "open a window of its own beside one that is open already",
        readYes<&CommandLine::hasOwnWindow>},
    CommandOption{
        "--screenshot",
        "FILE.png",
        "draw the window, without a display, and end",
        readPicture<CommandLine::Task::Screenshot>},
    CommandOption{
        "--showcase",
        "FILE.png",
        "let the computer play a game, draw the window, and end",
        readPicture<CommandLine::Task::Showcase>},
    CommandOption{
        "--export",
        "FILE.svg",
        "write the game as .png, .svg, .pdf, .html, .apng or .gif, and end",
        readPicture<CommandLine::Task::Export>},
    CommandOption{"--size", "WxH", "size of the window in pictures, 792x672 or more", readSize},
    CommandOption{
        "--theme",
        "light|dark|high-contrast",
        "colours of this window, whatever is preferred",
        readTheme},
    CommandOption{"--after", "MS", "wait so long before the picture is taken", readAfter},
    CommandOption{"--help", "", "show this text", readTask<CommandLine::Task::Help>},
    CommandOption{"--version", "", "show the version", readTask<CommandLine::Task::Version>},
};

} // namespace

std::span<const CommandOption> commandOptions()
{
    return kOptions;
}

const CommandOption *findCommandOption(std::string_view name)
{
    const Value known = name == "-h" ? "--help" : name == "-v" ? "--version" : name;
    const auto found
        = std::find_if(kOptions.begin(), kOptions.end(), [known](const CommandOption &option) {
              return known == option.name;
          });
    return found == kOptions.end() ? nullptr : &*found;
}

std::optional<Error> readFileName(std::string_view value, CommandLine &line)
{
    std::string path = localPath(std::string(value));
    if (line.file)
        line.furtherFiles.push_back(std::move(path));
    else
        line.file = std::move(path);
    return std::nullopt;
}

std::string gameIds()
{
    std::string ids;
    for (const GameEntry &entry : catalogue())
        ids.append(ids.empty() ? "" : ", ").append(entry.info().id);
    return ids;
}

} // namespace tessera
