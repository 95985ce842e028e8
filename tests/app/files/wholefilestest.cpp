#include "app/exports/exporter.h"
#include "app/files/configurations.h"
#include "app/files/gamefile.h"
#include "app/files/setups.h"
#include "app/files/wholefile.h"
#include "app/lab/matchshelf.h"
#include "app/players/programlist.h"
#include "app/puzzles/exercises.h"
#include "app/rating/ratingbook.h"
#include "app/settings/settings.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/gamesummary.h"
#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"
#include "model/library/librarytags.h"
#include "tests/support/filelimit.h"
#include "view/games/catalogue.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// Writes a file of its kind; `round` makes each content another one.
using Write = std::function<void(const QString &path, int round)>;

const GameEntry &entry()
{
    return catalogue().front();
}

/// A game of as many moves.
GameRecord gameOf(int plies)
{
    GameRecord record;
    record.game = entry().info().id;
    const auto position = entry().game->start({});
    NodeId node = GameRecord::kRoot;
    for (int i = 0; i < plies; ++i) {
        const MoveCode move = position->legalMoves().front();
        node = record.add(node, move);
        position->play(move);
    }
    return record;
}

ReadSettings anyGame()
{
    ReadSettings settings;
    for (const GameEntry &each : catalogue())
        settings.games.push_back(each.game.get());
    return settings;
}

GameSetup setupOf(const GameEntry &game, int round)
{
    GameSetup setup = defaultSetup(game.info());
    setup.seats[Player::First] = {SeatSetup::Kind::Computer, {}, 1 + round};
    setup.clocks[Player::First] = {std::chrono::minutes(1 + round), {}};
    return setup;
}

void writeProgram(const QString &path, int round)
{
    ProgramList list(QFileInfo(path).path());
    PlayerProgram program;
    program.name = "program " + std::to_string(round);
    program.command = "/bin/true";
    list.keep(program);
    std::ignore = list.save();
}

Exercise mistake(int round)
{
    Exercise exercise;
    exercise.game = "xxlchess";
    exercise.puzzle.start = "4k3/R7/1R6/8/8/8/8/4K3 w - - w " + std::to_string(4 + round);
    exercise.puzzle.goal = Puzzle::Goal::Best;
    exercise.puzzle.goalWords = {"Exercises", "Find a better move than %1", {"Ke2"}};
    exercise.best = {"b6b8"};
    exercise.played = "e1e2";
    exercise.due = QDate::currentDate();
    return exercise;
}

void exportLibrary(const QString &path, int round)
{
    QTemporaryDir folder;
    const std::string games = folder.filePath(u"games.tgn"_s).toStdString();
    std::ignore = writeWhole(games, gameText(gameOf(round + 1), setupOf(entry(), round)));
    const auto index = LibraryIndex::ofFile(games, anyGame());
    if (index->entries().size() == 1)
        std::ignore = exportGames(*index, {0}, path.toStdString(), anyGame(), {}, {});
}

void exportGame(const QString &path, int round)
{
    const GameRecord record = gameOf(round + 1);
    GameModel model;
    std::ignore = model.load(record, setupOf(entry(), round), GameModel::Instant());
    const auto design = makeDesign(model.info());
    const GameAlbum album(model, record.mainLine().back(), {*design, Theme()});
    std::ignore = exportAlbum(album, album.pages().size() - 1, path, {});
}

/// The text of a finished game in a library: the only one of its file.
void rewriteLibrary(const QString &path, int round)
{
    const std::string text = gameText(gameOf(round + 1), setupOf(entry(), round));
    std::ignore = rewriteGame(path.toStdString(), text);
}

void tagLibrary(const QString &path, int round)
{
    if (!QFile::exists(path))
        return rewriteLibrary(path, round);
    const auto index = LibraryIndex::ofFile(path.toStdString(), anyGame());
    const LibraryEntry &game = index->entries().front();
    const std::string text = withTag(*textOf(*index, game), "Tags", std::to_string(round));
    std::ignore = changeTexts(*index, {{&game, text}});
}

void listLibrary(const QString &path, int round)
{
    const QDir folder = QFileInfo(path).dir();
    rewriteLibrary(folder.filePath(u"game.tgn"_s), round);
    LibraryIndex::refreshed({}, folder.path().toStdString(), {}, anyGame())
        ->save(folder.path().toStdString());
}

} // namespace

/// Files of all kinds: what cannot be written whole leaves the one that was there, and what cannot be read is kept under a
/// name of its own.
class WholeFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void fullDisksLeaveTheFile_data();
    void fullDisksLeaveTheFile();
    void fullDisksTakeNoMatch();
    void killedWritesAreRemoved();
    void everyDamagedFileIsKept_data();
    void everyDamagedFileIsKept();
};

void WholeFilesTest::fullDisksLeaveTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Write>("write");
    const auto row = [](const char *kind, const QString &name, const Write &write) {
        QTest::newRow(kind) << name << write;
    };
    row("game", u"game.tgn"_s, [](const QString &path, int round) {
        std::ignore
            = writeWhole(path.toStdString(), gameText(gameOf(round + 1), setupOf(entry(), round)));
    });
    row("configuration", u"config.json"_s, [](const QString &path, int round) {
        const GameEntry &game = *configurableGame();
        std::ignore = writeConfiguredSetup(game, setupOf(game, round), path);
    });
    row("programs", u"programs.json"_s, writeProgram);
    row("ratings", u"ratings.json"_s, [](const QString &path, int) {
        RatingBook book(QFileInfo(path).path());
        book.add(entry().info().id, {{{}, 1.0}}, 1, u"2026-11-25"_s);
    });
    row("mistakes", u"mistakes.json"_s, [](const QString &path, int round) {
        Exercises(path).add(mistake(round));
    });
    row("library's game", u"game.tgn"_s, rewriteLibrary);
    row("library's tags", u"game.tgn"_s, tagLibrary);
    row("library's cache", u".index"_s, listLibrary);
    row("games exported", u"out.tgn"_s, exportLibrary);
    row("games exported as JSON", u"out.jsonl"_s, exportLibrary);
    for (const char *format : {"png", "apng", "gif", "svg", "pdf", "html"})
        row(format, u"out."_s + QLatin1StringView(format), exportGame);
}

void WholeFilesTest::fullDisksLeaveTheFile()
{
    QFETCH(const QString, name);
    QFETCH(const Write, write);
    QTemporaryDir folder;
    const QString path = folder.filePath(name);
    write(path, 0);
    const auto before = readTextFile(path.toStdString());
    QVERIFY(before && !before->empty());
    const QStringList files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    {
        const test::FileLimit full(0);
        write(path, 1);
    }
    QVERIFY(readTextFile(path.toStdString()).hasValue());
    QVERIFY(*readTextFile(path.toStdString()) == *before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), files);
    write(path, 1);
    QVERIFY(*readTextFile(path.toStdString()) != *before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), files);
}

void WholeFilesTest::fullDisksTakeNoMatch()
{
    QTemporaryDir folder;
    const MatchShelf shelf(folder.path());
    lab::MatchOrder order;
    order.game = &entry();
    order.players = {"level=1", "level=2"};
    {
        const test::FileLimit full(0);
        const auto match = shelf.add(order);
        QVERIFY(!match);
        QVERIFY(!match.error().found.isEmpty());
    }
    QVERIFY(shelf.matches().empty());
    QVERIFY(shelf.add(order));
    QCOMPARE(shelf.matches().size(), std::size_t(1));
}

/// What a program leaves that is killed within a write goes before the next write of another one, and nothing else.
void WholeFilesTest::killedWritesAreRemoved()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"game.tgn"_s);
    const auto files = [&folder] {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    };
    // Files that must stay: a person's with like names, and one that another program writes.
    const QStringList others{u"tessera-1-1.new.tgn"_s, u"tessera-a-1.new"_s, u"tessera-1-2.new"_s};
    QVERIFY(QDir(folder.path()).mkdir(u"tessera-1-4.new"_s));
    for (const QString &other : others)
        QVERIFY(!writeWhole(filePath(folder.filePath(other)), "mine"));
    const int held = ::open(filePath(folder.filePath(others.back())).c_str(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(::flock(held, LOCK_EX), 0);
    QVERIFY(!writeWhole(filePath(path), "before"));
    QStringList all = others + QStringList{u"game.tgn"_s};
    all.sort();
    QCOMPARE(files(), all);
    const pid_t writer = ::fork();
    if (writer == 0) {
        const rlimit limit{1, 1};
        setrlimit(RLIMIT_FSIZE, &limit);
        // The system kills it after the first byte.
        std::signal(SIGXFSZ, SIG_DFL);
        std::ignore = writeWhole(filePath(path), "after");
        std::_Exit(0);
    }
    int status = 0;
    QCOMPARE(::waitpid(writer, &status, 0), writer);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(files().size(), all.size() + 1);
    removeKilledWrites(filePath(folder.path()));
    QCOMPARE(files(), all);
    QCOMPARE(*readTextFile(filePath(path)), std::string("before"));
    ::close(held);
    removeKilledWrites(filePath(folder.path()));
    QCOMPARE(files().size(), all.size() - 1);
    QVERIFY(QDir(folder.path()).exists(u"tessera-1-4.new"_s));
}

void WholeFilesTest::everyDamagedFileIsKept_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Write>("write");
    QTest::newRow("ratings") << u"ratings.json"_s << Write([](const QString &path, int) {
        RatingBook book(QFileInfo(path).path());
        book.add(entry().info().id, {{{}, 1.0}}, 1, u"2026-11-25"_s);
    });
    QTest::newRow("mistakes") << u"mistakes.json"_s << Write([](const QString &path, int round) {
        Exercises(path).add(mistake(round));
    });
    QTest::newRow("programs") << u"programs.json"_s << Write(writeProgram);
    QTest::newRow("preferences") << u"settings.ini"_s << Write([](const QString &path, int round) {
        Settings settings(path);
        Preferences preferences = settings.preferences();
        preferences.sound.volume = 1 + round;
        settings.setPreferences(preferences);
    });
}

void WholeFilesTest::everyDamagedFileIsKept()
{
    QFETCH(const QString, name);
    QFETCH(const Write, write);
    QTemporaryDir folder;
    const QString path = folder.filePath(name);
    const QStringList asides{path + u".damaged"_s, path + u".damaged2"_s, path + u".damaged3"_s};
    if (name == u"mistakes.json"_s) {
        for (int i = 0; i < 3; ++i)
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"mistakes.json"_s));
    }
    for (int round = 0; round < 3; ++round) {
        const std::string damaged = "damaged " + std::to_string(round) + "\n";
        QVERIFY(!writeWhole(path.toStdString(), damaged));
        write(path, round);
        QVERIFY(*readTextFile(path.toStdString()) != damaged);
        for (int i = 0; i <= round; ++i) {
            const auto aside = readTextFile(asides[i].toStdString());
            QVERIFY2(aside, qPrintable(asides[i]));
            QCOMPARE(*aside, "damaged " + std::to_string(i) + "\n");
        }
    }
}

QTEST_MAIN(WholeFilesTest)
#include "wholefilestest.moc"
