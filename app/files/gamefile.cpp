#include "app/files/gamefile.h"

#include "app/files/filemark.h"
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

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The most bytes; a log with a board after each move of the longest game is far smaller.
constexpr std::uintmax_t kLargestTranscript = std::uintmax_t{16} << 20;

/// How the program was started, for people only: nothing is ever started from a file's words.
std::string programText(const PlayerProgram &program)
{
    if (program.isAgent())
        return "agent=" + program.agent.path + " python=" + program.agent.interpreter;
    return (program.kind == PlayerProgram::Kind::Uci ? "uci: " : "ugi: ") + program.command;
}

/// Whether a person played, as PGN has it, and which of our levels did.
void tellKind(GameRecord &record, const std::string &tag, const SeatSetup &seat)
{
    record.setTag(tag + "Type", seat.kind == SeatSetup::Kind::Human ? "human" : "program");
    if (seat.kind == SeatSetup::Kind::Computer)
        record.setTag(tag + "Level", std::to_string(seat.level));
}

/// The tags name the final player of each side; a set-up has the players on their first seats.
GameSetup setupOf(const GameRecord &record, const AnyGame &game)
{
    GameSetup setup;
    setup.game = record.game;
    const PerPlayer<Player> seats = seatsAtEnd(game, record);
    for (int i = 0; i < game.info().playerCount(); ++i) {
        const std::string name = record.tag(seatTag(i));
        if (name != "?")
            setup.seats[seats[playerAt(i)]].name = QString::fromStdString(name);
    }
    return setup;
}

} // namespace

Result<OpenedGame> openGameFile(const std::string &path)
{
    const auto text = readTextFile(path);
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
    const bool isAll = games.size() == 1 && !first.error && !first.isForeign;
    return OpenedGame{
        first.record, setupOf(first.record, *first.game), first.error, isAll ? name : "", {}};
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
    const auto text = readTextFile(path);
    return text && holdsSeveralGames(*text);
}

bool holdsTranscript(const std::string &path)
{
    const auto text = readTextFile(path, kLargestTranscript);
    return text && isTranscript(*text);
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
        if (!seat.name.isEmpty() || known.empty() || known == "?")
            written.setTag(tag, MatchController::nameOf(seat).toStdString());
        // Nothing more is known about players than the file says.
        if (known.empty() || known == "?" || seat.kind != SeatSetup::Kind::Human)
            tellKind(written, tag, seat);
        if (seat.kind == SeatSetup::Kind::Program)
            written.setTag(tag + "Program", programText(seat.program));
    }
    if (written.tag("Date").empty())
        written.setTag("Date", QDate::currentDate().toString(u"yyyy.MM.dd"_s).toStdString());
    return writtenGame(written, game);
}

} // namespace tessera
