#include "app/files/gamefile.h"

#include "app/files/filemark.h"
#include "app/languages/languages.h"
#include "controller/session/matchcontroller.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/gamesummary.h"
#include "model/record/jsonlines.h"
#include "model/record/reader.h"
#include "model/record/runninggame.h"
#include "model/record/transcript.h"
#include "model/record/writer.h"

#include <QDate>

#include <filesystem>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The most bytes; a log with a board after each move of the longest game is far smaller.
constexpr std::uintmax_t kLargestTranscript = std::uintmax_t{16} << 20;
/// The most bytes of a file that is read at once, while the window waits: a thousand times the longest games. Larger ones
/// hold several, and are read aside, with a list that says how far that is.
constexpr std::uintmax_t kLargestGame = std::uintmax_t{64} << 20;

/// How the program was started, for people only: nothing is ever started from a file's words.
std::string programText(const PlayerProgram &program)
{
    if (program.isAgent())
        return "agent=" + program.agent.path + " python=" + program.agent.interpreter;
    return (program.kind == PlayerProgram::Kind::Uci ? "uci: " : "ugi: ") + program.command;
}

/// The name that a player was given, without what `MatchController::nameOf` says in its place or adds to it in any
/// language.
QString givenName(const QString &shown, const SeatSetup &seat)
{
    const auto made = [](const char *text, const char *comment = nullptr) {
        return inEveryLanguage("tessera::MatchController", text, comment);
    };
    if (seat.kind == SeatSetup::Kind::Human)
        return shown == u"?" || made("Person").contains(shown) ? QString() : shown;
    QStringList alone = made("Computer, level %1");
    alone << made("Computer, level %1, adaptive");
    QStringList added = made("%1 · Computer, level %2", "name, level");
    added << made("%1 · Computer, level %2, adaptive", "name, level");
    for (const QString &text : alone) {
        if (shown == text.arg(seat.level))
            return {};
    }
    for (const QString &text : added) {
        const QString end = text.section(u"%1"_s, 1).replace(u"%2"_s, QString::number(seat.level));
        if (shown.endsWith(end))
            return shown.chopped(end.size());
    }
    return shown;
}

/// A side's player as the tags that begin with `tag` have it: a person, unless it was one of our levels.
SeatSetup seatIn(const GameRecord &record, const std::string &tag)
{
    SeatSetup seat;
    const int level = QString::fromStdString(record.tag(tag + "Level")).toInt();
    if (record.tag(tag + "Type") == "program" && level >= 1 && level <= EngineSettings::kStrongest) {
        seat.kind = SeatSetup::Kind::Computer;
        seat.level = level;
    }
    seat.name = givenName(QString::fromStdString(record.tag(tag)), seat);
    return seat;
}

/// The tags name the final player of each side; a set-up has the players on their first seats.
GameSetup setupOf(const GameRecord &record, const AnyGame &game)
{
    GameSetup setup;
    setup.game = record.game;
    const PerPlayer<Player> seats = seatsAtEnd(game, record);
    for (int i = 0; i < game.info().playerCount(); ++i)
        setup.seats[seats[playerAt(i)]] = seatIn(record, seatTag(i));
    return setup;
}

/// Says who plays a side: whether a person does, as PGN has it, and which level or program else.
void tellSeat(GameRecord &record, const std::string &tag, const SeatSetup &seat)
{
    for (const char *part : {"Type", "Level", "Program", "Elo", "Title"})
        std::erase_if(record.tags, [&](const auto &each) { return each.first == tag + part; });
    record.setTag(tag, MatchController::nameOf(seat).toStdString());
    record.setTag(tag + "Type", seat.kind == SeatSetup::Kind::Human ? "human" : "program");
    if (seat.kind == SeatSetup::Kind::Computer)
        record.setTag(tag + "Level", std::to_string(seat.level));
    if (seat.kind == SeatSetup::Kind::Program)
        record.setTag(tag + "Program", programText(seat.program));
}

} // namespace

Result<OpenedGame> openGameFile(const std::string &path)
{
    const auto text = readTextFile(path, kLargestGame);
    if (!text)
        return Error{path, text.error().found, phrase("Error", "a game file")};
    auto opened = openGameText(*text, path);
    if (opened && !opened->path.empty())
        opened->mark = textMark(*text);
    return opened;
}

Result<OpenedGame> openGameText(std::string_view text, const std::string &name)
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    const std::vector<ReadGame> games = readGames(text, name, settings);
    if (games.empty())
        return Error{name, phrase("Error", "no game"), phrase("Error", "a game file")};
    const ReadGame &first = games.front();
    if (first.game == nullptr)
        return first.error.value_or(
            Error{name, phrase("Error", "no game"), phrase("Error", "a game file")});
    const bool isAll = games.size() == 1 && !first.error && first.warnings.empty()
                       && !first.isForeign;
    return OpenedGame{
        first.record,
        setupOf(first.record, *first.game),
        first.error,
        first.warnings,
        isAll ? name : "",
        {}};
}

bool holdsSeveralGames(std::string_view text)
{
    if (isJsonLines(text))
        return text.find("\n{") != std::string_view::npos;
    const auto first = text.find("[Event ");
    return first != std::string_view::npos
           && text.find("\n[Event ", first) != std::string_view::npos;
}

bool fileHoldsSeveralGames(const std::string &path)
{
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(path, unknown);
    if (!unknown && size > kLargestGame)
        return true;
    const auto text = readTextFile(path, kLargestGame);
    return text && holdsSeveralGames(*text);
}

bool holdsTranscript(const std::string &path)
{
    const auto text = readTextFile(path, kLargestTranscript);
    return text && isTranscript(*text);
}

QString missingProgram(const GameRecord &record)
{
    const AnyGame &game = *findGame(record.game)->game;
    for (int i = 0; i < game.info().playerCount(); ++i) {
        const std::string tag = seatTag(i);
        if (record.tag(tag + "Type") == "program"
            && seatIn(record, tag).kind != SeatSetup::Kind::Computer)
            return QString::fromStdString(record.tag(tag));
    }
    return {};
}

std::string gameText(const GameRecord &record, const GameSetup &setup)
{
    const AnyGame &game = *findGame(record.game)->game;
    GameRecord written = record;
    const int players = game.info().playerCount();
    for (int i = 0; i < players; ++i) {
        const SeatSetup &seat = setup.seats[playerAt(i)];
        const std::string tag = seatTag(i);
        const std::string known = written.tag(tag);
        // About a player of whom the record tells already, nothing more is known.
        if (known.empty() || known == "?" || seat != seatIn(written, tag))
            tellSeat(written, tag, seat);
    }
    if (written.tag("Date").empty())
        written.setTag("Date", QDate::currentDate().toString(u"yyyy.MM.dd"_s).toStdString());
    return writtenGame(written, game);
}

} // namespace tessera
