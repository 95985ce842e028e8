#include "app/puzzles/puzzlesets.h"

#include "model/games/catalogue.h"
#include "model/session/historyrows.h"
#include "model/session/levelsetup.h"

#include <QCoreApplication>
#include <QFile>

#include <map>

namespace tessera {

namespace {

/// Where the texts of this file are translated.
struct PuzzleSetsTexts
{
    Q_DECLARE_TR_FUNCTIONS(PuzzleSetsTexts)
};

std::vector<Puzzle> readPuzzles(const GameInfo &info)
{
    QFile file(QStringLiteral(":/puzzles/%1.json").arg(QString::fromStdString(info.id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto read
        = readPuzzleCollection(file.readAll().toStdString(), info, file.fileName().toStdString());
    if (!read) {
        qWarning("%s", read.error().sentence().c_str());
        return {};
    }
    std::vector<Puzzle> puzzles;
    for (const MadePuzzle &made : read->puzzles)
        puzzles.push_back(made.puzzle);
    return puzzles;
}

} // namespace

const std::vector<Puzzle> &ownPuzzles(const GameInfo &info)
{
    static std::map<std::string, std::vector<Puzzle>> known;
    const auto found = known.find(info.id);
    return found != known.end() ? found->second
                                : known.emplace(info.id, readPuzzles(info)).first->second;
}

bool hasOwnPuzzles(const GameSetup &setup)
{
    const GameEntry *entry = findGame(setup.game);
    return entry != nullptr && !setup.levels.empty() && setup.levels == ownPuzzles(entry->info());
}

GameSetup puzzleSetup(const GameInfo &info, const std::vector<Puzzle> &puzzles, std::size_t number)
{
    GameSetup setup;
    setup.game = info.id;
    for (int i = 1; i < info.playerCount(); ++i) {
        SeatSetup &seat = setup.seats[playerAt(i)];
        seat.kind = SeatSetup::Kind::Computer;
        seat.level = EngineSettings::kStrongest;
    }
    setup.levels = puzzles;
    return levelSetup(setup, number);
}

QString puzzleTitle(const Puzzle &puzzle, const GameInfo &info)
{
    if (!puzzle.title.empty())
        return QString::fromStdString(puzzle.title);
    if (!puzzle.titleWords.pattern.empty())
        return translated(puzzle.titleWords);
    const std::string &player = info.players[static_cast<std::size_t>(index(puzzle.solver))];
    return PuzzleSetsTexts::tr("%1 to move").arg(translated({info.id, player, {}}));
}

} // namespace tessera
