// What a library of many games takes: `bench_library [games [folder]]`. Makes that many games (10,000 by default)
// in a folder of its own, as one import of 500 games a file and every tenth as a file by itself, and prints how long it
// takes to read them all, to open the list again, to filter it, to look for changes, and what of memory it takes; then how long a
// file of 50 MB takes to be taken in, and how soon that can be cancelled.
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"
#include "model/library/librarystatistics.h"
#include "model/library/librarytags.h"
#include "model/library/openingtree.h"
#include "model/record/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>

using namespace tessera;

namespace {

/// So many different games of each kind; the others are the same moves by other players on other days.
constexpr int kDifferent = 60;

ReadSettings readSettings()
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    return settings;
}

std::string randomGame(const AnyGame &game, std::mt19937 &random)
{
    GameRecord record;
    record.game = game.info().id;
    record.options = Options::defaults(game.info().options);
    const auto position = game.start(record.options);
    NodeId node = GameRecord::kRoot;
    constexpr int kLongest = 160;
    for (int ply = 0; ply < kLongest && !position->outcome().isOver(); ++ply) {
        const auto moves = position->legalMoves();
        const MoveCode move = moves[random() % moves.size()];
        node = record.add(node, move);
        position->play(move);
    }
    record.outcome = position->outcome();
    if (!record.outcome.isOver())
        record.outcome
            = Outcome::loss(position->toMove(), game.info().playerCount(), EndReason::Resignation);
    return writtenGame(record, game);
}

std::vector<std::string> differentGames()
{
    std::mt19937 random(1);
    std::vector<std::string> games;
    for (int i = 0; i < kDifferent; ++i) {
        for (const GameEntry &entry : catalogue())
            games.push_back(randomGame(*entry.game, random));
    }
    return games;
}

std::string numbered(const std::string &text, int number)
{
    constexpr int kNames = 997;
    char date[16];
    std::snprintf(
        date, sizeof date, "%d.%02d.%02d", 2016 + number % 10, 1 + number % 12, 1 + number % 28);
    const std::string name = std::to_string(number % kNames);
    std::string game = withTag(text, "White", "Player " + name);
    game = withTag(game, "WhiteType", "human");
    game = withTag(game, "Black", "Computer, level " + std::to_string(1 + number % 10));
    game = withTag(game, "BlackLevel", std::to_string(1 + number % 10));
    game = withTag(game, "Round", std::to_string(number));
    return withTag(game, "Date", date);
}

void write(const std::string &path, const std::string &text)
{
    if (const auto error = writeOwnFile(path, text))
        std::printf("%s\n", error->sentence().c_str());
}

class Watch
{
public:
    Watch() { m_clock.start(); }
    double ms() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    void print(const char *what) const { std::printf("%-44s %9.1f ms\n", what, ms()); }

private:
    QElapsedTimer m_clock;
};

void makeLibrary(const std::string &folder, const std::vector<std::string> &games, int count)
{
    constexpr int kOfFile = 500;
    std::string text;
    int files = 0;
    for (int i = 0; i < count; ++i) {
        const std::string game = numbered(games[static_cast<std::size_t>(i) % games.size()], i);
        const std::string number = std::to_string(i);
        if (i % 10 == 0) {
            write(folder + "/game-" + number + ".tgn", game);
            continue;
        }
        text.append(game).append("\n");
        if (i % kOfFile == kOfFile - 1 || i + 1 == count) {
            write(folder + "/import-1/" + std::to_string(++files) + ".tgn", text);
            text.clear();
        }
    }
}

LibraryQuery queryOf(const char *words)
{
    LibraryQuery query;
    if (*words != '\0')
        query.words.push_back({words, {}, {}});
    return query;
}

void measureImport(const std::vector<std::string> &games, const ReadSettings &settings)
{
    constexpr std::size_t kBytes = 50'000'000;
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("many.tgn")).toStdString();
    std::string text;
    int count = 0;
    while (text.size() < kBytes) {
        text.append(numbered(games[static_cast<std::size_t>(count) % games.size()], count));
        text.append("\n");
        ++count;
    }
    write(path, text);
    const std::string target = folder.filePath(QStringLiteral("games")).toStdString();
    std::stop_source stop;
    Watch watch;
    double asked = 0;
    const ImportReport cancelled
        = importGames({path}, target, {}, settings, stop.get_token(), [&](double done) {
              if (done < 0.1 || stop.stop_requested())
                  return;
              asked = watch.ms();
              stop.request_stop();
          });
    std::printf(
        "cancelled at a tenth of 50 MB: after %.1f ms, files left: %d\n",
        watch.ms() - asked,
        static_cast<int>(QDir(QString::fromStdString(target))
                             .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                             .size()));
    int told = 0;
    const Watch whole;
    const ImportReport report = importGames({path}, target, {}, settings, {}, [&told](double) {
        ++told;
    });
    std::printf(
        "50 MB, %d games: added %d, known %d, faults %d, progress told %d times\n",
        count,
        report.added,
        report.known,
        report.faultCount,
        told);
    whole.print("taking in 50 MB");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const int count = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 10'000;
    const QTemporaryDir own;
    const std::string folder = argc > 2 ? argv[2]
                                        : own.filePath(QStringLiteral("games")).toStdString();
    const ReadSettings settings = readSettings();
    const std::vector<std::string> games = differentGames();
    if (!QDir(QString::fromStdString(folder)).exists()) {
        const Watch watch;
        makeLibrary(folder, games, count);
        watch.print("making the files");
    }
    {
        const Watch watch;
        const auto index = LibraryIndex::refreshed({}, folder, {}, settings);
        watch.print("reading all files, without a cache");
        index->save(folder);
    }
    {
        const Watch watch;
        const auto cached = LibraryIndex::cached(folder);
        watch.print("reading the cache");
        const auto index = LibraryIndex::refreshed(*cached, folder, {}, settings);
        const auto found = foundGames(*index, {});
        watch.print("opened: cache, files looked at, sorted");
        std::printf(
            "%zu games, %.1f MiB\n", found.size(), static_cast<double>(index->memory()) / (1 << 20));
        for (const char *words : {"", "player 3", "2021", "nothing has this", "level 7"}) {
            const Watch filter;
            const std::size_t number = foundGames(*index, queryOf(words)).size();
            std::printf("filtered by \"%s\": %zu games, ", words, number);
            filter.print("");
        }
        const Watch counting;
        const auto statistics = statisticsOf(*index, found);
        counting.print("statistics");
        for (const GameEntry &entry : catalogue()) {
            const Watch making;
            const auto tree = OpeningTree::of(*index, *entry.game, {});
            const double made = making.ms();
            const Watch asking;
            const auto moves = tree->moves(*entry.game->start({}), {});
            std::printf(
                "%s: opening tree in %.0f ms, %zu moves from the start in %.1f ms\n",
                entry.info().id.c_str(),
                made,
                moves.size(),
                asking.ms());
        }
    }
    measureImport(games, settings);
}
