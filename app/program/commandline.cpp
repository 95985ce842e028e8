#include "app/program/commandline.h"

#include "model/core/outcome.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <sstream>

namespace tessera {

namespace {

constexpr int kMostPixels = 8192;
constexpr int kLongestWait = 600'000;

using Value = std::string_view;
using MaybeError = std::optional<Error>;

/// An option of the command line: its name, what follows it (empty: nothing), and what it does.
/// `read` takes the value into the command line, or says what is wrong with it. QCommandLineParser only
/// collects values: what they may be would stand apart from their help, and of several wrong words it
/// tells the first that it does not know instead of the first that is wrong.
struct Row
{
    const char *name;
    const char *value;
    const char *help;
    MaybeError (*read)(Value value, CommandLine &line);
};

std::optional<int> number(Value text, int least, int most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return std::nullopt;
    return value;
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

std::string gameIds()
{
    std::string ids;
    for (const GameEntry &entry : catalogue())
        ids.append(ids.empty() ? "" : ", ").append(entry.info().id);
    return ids;
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

MaybeError readFile(Value value, CommandLine &line)
{
    if (line.file)
        return Error{"command line", inQuotes(value), "one game file"};
    line.file = std::string(value);
    return std::nullopt;
}

MaybeError readPicture(Value value, CommandLine &line, CommandLine::Task task)
{
    line.picture = std::string(value);
    line.task = task;
    return std::nullopt;
}

constexpr std::array kRows{
    Row{"--config",
        "FILE",
        "begin the game of a configuration file, in the classic view",
        [](Value value, CommandLine &line) -> MaybeError {
            line.config = std::string(value);
            return std::nullopt;
        }},
    Row{"--game", "ID", "the game to play (else the one played last)", readGame},
    Row{"--open", "FILE.tgn", "open a game file, as its name alone does", readFile},
    Row{"--position",
        "TEXT",
        "begin from a position",
        [](Value value, CommandLine &line) -> MaybeError {
            line.position = std::string(value);
            return std::nullopt;
        }},
    Row{"--moves",
        "\"M1 M2 …\"",
        "play these moves at once",
        [](Value value, CommandLine &line) -> MaybeError {
            line.moves = split(value, ' ');
            return std::nullopt;
        }},
    Row{"--players", "LIST", "who plays, such as human,computer", readPlayers},
    Row{"--level", "N", "level of the computers, 1 to 10", readLevel},
    Row{"--time", "TIME", "clock of every player: seconds+increment, or -", readTime},
    Row{"--new",
        "",
        "set up a new game first",
        [](Value, CommandLine &line) -> MaybeError {
            line.isNew = true;
            return std::nullopt;
        }},
    Row{"--new-window",
        "",
        "open a window of its own beside one that is open already",
        [](Value, CommandLine &line) -> MaybeError {
            line.hasOwnWindow = true;
            return std::nullopt;
        }},
    Row{"--screenshot",
        "FILE.png",
        "draw the window, without a display, and end",
        [](Value value, CommandLine &line) {
            return readPicture(value, line, CommandLine::Task::Screenshot);
        }},
    Row{"--showcase",
        "FILE.png",
        "let the computer play a game, draw the window, and end",
        [](Value value, CommandLine &line) {
            return readPicture(value, line, CommandLine::Task::Showcase);
        }},
    Row{"--export",
        "FILE.svg",
        "write the game as .png, .svg, .pdf, .html or .apng, and end",
        [](Value value, CommandLine &line) {
            return readPicture(value, line, CommandLine::Task::Export);
        }},
    Row{"--size", "WxH", "size of the window in pictures", readSize},
    Row{"--theme",
        "light|dark|high-contrast",
        "colours of this window, whatever is preferred",
        readTheme},
    Row{"--after", "MS", "wait so long before the picture is taken", readAfter},
    Row{"--help",
        "",
        "show this text",
        [](Value, CommandLine &line) -> MaybeError {
            line.task = CommandLine::Task::Help;
            return std::nullopt;
        }},
    Row{"--version",
        "",
        "show the version",
        [](Value, CommandLine &line) -> MaybeError {
            line.task = CommandLine::Task::Version;
            return std::nullopt;
        }},
};

const Row *rowNamed(Value name)
{
    const Value known = name == "-h" ? "--help" : name == "-v" ? "--version" : name;
    const auto found = std::find_if(kRows.begin(), kRows.end(), [known](const Row &row) {
        return known == row.name;
    });
    return found == kRows.end() ? nullptr : &*found;
}

/// Takes one option and its value from `words`, which begin with it.
MaybeError readOption(std::span<const std::string> &words, CommandLine &line)
{
    const Value word = words.front();
    const auto equals = word.find('=');
    const Row *row = rowNamed(word.substr(0, equals));
    if (row == nullptr)
        return Error{"command line", inQuotes(word), "an option that --help lists"};
    words = words.subspan(1);
    const bool takesValue = *row->value != '\0';
    if (!takesValue) {
        if (equals != Value::npos)
            return Error{row->name, inQuotes(word.substr(equals + 1)), "no value"};
        return row->read({}, line);
    }
    Value value;
    if (equals != Value::npos) {
        value = word.substr(equals + 1);
    } else if (!words.empty()) {
        value = words.front();
        words = words.subspan(1);
    }
    if (value.empty())
        return Error{row->name, "nothing", row->value};
    return row->read(value, line);
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

/// Whether the words, each right by itself, make sense together.
MaybeError checkTogether(CommandLine &line)
{
    const bool isAboutGame = line.position || !line.moves.empty() || !line.players.empty();
    if (line.file && (line.game || isAboutGame))
        return Error{
            "command line",
            "a game file with --game, --position, --moves or --players",
            "either, as a file says all these itself"};
    // What was played last does not change the meaning of a command line.
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
    while (!rest.empty()) {
        if (rest.front().starts_with('-') && rest.front() != "-") {
            if (const MaybeError error = readOption(rest, line))
                return *error;
        } else {
            if (const MaybeError error = readFile(rest.front(), line))
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
    constexpr std::size_t kColumn = 26;
    std::string help
        = "Usage: tessera [options] [FILE]\n\nPlay board games in a window.\n\nFILE is a "
          "game (.tgn, .pgn, .jsonl), a configuration (.json, or the folder of "
          "a\nconfig.json) or a layout (.txt).\n\n";
    for (const Row &row : kRows) {
        std::string head = std::string("  ") + row.name;
        if (*row.value != '\0')
            head.append(" ").append(row.value);
        head.resize(std::max(kColumn, head.size() + 2), ' ');
        help.append(head).append(row.help).append("\n");
    }
    help.append("\nGames: ").append(gameIds()).append("\n");
    return help;
}

} // namespace tessera
