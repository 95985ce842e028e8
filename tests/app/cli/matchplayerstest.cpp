#include "model/lab/match/matchrunner.h"
#include "tests/support/matchrun.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QtTest>

#include <csignal>

using namespace tessera;
using namespace tessera::lab;
using namespace tessera::test;

namespace {

/// Whether the process of this number is there and no zombie.
bool isRunning(const QByteArray &number)
{
    const QByteArray status = contentOf("/proc/" + QString::fromLatin1(number) + "/stat");
    return !status.isEmpty() && !status.contains(") Z");
}

struct Unwatched final : MatchWatcher
{
    void begun(int, const Pairing &) override {}
    void moved(int, const AnyPosition &) override {}
    void finished(int, const PlayedGame &, const std::string &, const MatchResults &) override {}
};

} // namespace

/// Players of matches that are programs: those that break down, and those that do not.
class MatchPlayersTest : public QObject
{
    Q_OBJECT

private slots:
    void brokenPlayersLose_data();
    void brokenPlayersLose();
    void aLogThatCannotBeKeptIsSaid();
    void aFolderThatCannotBeMadeIsSaidAtOnce();
    void oneOfThreeBreaksDown();
    void exchangedSidesKeepTheirResults();
    void enginesEndWithTheMatch_data();
    void enginesEndWithTheMatch();
    void engineThatCannotStartIsSaidAtOnce();
    void bytesThatAreNoTextDoNotSpoilTheFile_data();
    void bytesThatAreNoTextDoNotSpoilTheFile();
    void processesPlayAsTheBuiltInOnesDo();
};

void MatchPlayersTest::brokenPlayersLose_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("counted");
    QTest::addColumn<QByteArray>("comment");
    const auto row = [](const char *name,
                        const char *answer,
                        const char *time,
                        const char *reason,
                        const char *counted,
                        const char *comment) {
        QTest::newRow(name) << QByteArray(answer) << time << reason << counted
                            << QByteArray(comment);
    };
    row("crashes", "exit 3", "nodes=50", "disconnected", "lostByCrash", "ended with status 3");
    row("is killed", "kill -9 $$", "nodes=50", "disconnected", "lostByCrash", "signal 9");
    row("is killed while a child holds its pipe",
        "sleep 600 & kill -9 $$",
        "nodes=50",
        "disconnected",
        "lostByCrash",
        "signal 9");
    row("is later than its time for a move and the margin",
        "sleep 0.9; echo bestmove 3,3",
        "movetime=20ms",
        "time",
        "lostByTime",
        "wanted 20 ms and at most 500 ms more");
    row("hangs", "sleep 600", "nodes=50", "time", "lostByTime", "gave no bestmove in time");
    row("is silent", ":", "nodes=50", "time", "lostByTime", "gave no bestmove in time");
    row("talks for ever",
        "while :; do echo info nodes 1; done",
        "nodes=50",
        "time",
        "lostByTime",
        "gave no bestmove in time");
    row("cheats",
        "echo bestmove e9e9",
        "nodes=50",
        "illegal-move",
        "lostByIllegalMove",
        "found \"e9e9\"");
    row("gives up",
        "echo bestmove none",
        "nodes=50",
        "illegal-move",
        "lostByIllegalMove",
        "found \"none\"");
    row("is late", "sleep 0.5; echo bestmove 3,3", "0.2", "time", "lostByTime", "its time was up");
}

/// Who breaks down loses every game with the reason, and the match goes on to its end.
void MatchPlayersTest::brokenPlayersLose()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, time);
    QFETCH(QString, reason);
    QFETCH(QString, counted);
    QFETCH(QByteArray, comment);
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        gameWith(2),
        {scriptedEngine(dir, answer), "level=1 nodes=50"},
        {"--games=4",
         "--time",
         time,
         "--patience=2s",
         "--json",
         "--logs",
         dir.filePath("logs"),
         "--out",
         file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = jsonOf(played);
    QCOMPARE(report["games"].asInt().value(), 4);
    QCOMPARE(report["players"][0]["points"].asDouble().value(), 0.0);
    QCOMPARE(report["players"][0][counted.toStdString()].asInt().value(), 4);
    QCOMPARE(report["players"][1]["points"].asDouble().value(), 4.0);
    const QByteArray text = contentOf(file);
    QCOMPARE(text.count("[Termination \"" + reason.toUtf8() + "\"]"), 4);
    QVERIFY2(text.simplified().contains(comment), text.constData());
    // What was said stays with each of these games.
    for (int number = 0; number < 4; ++number) {
        const std::string path = matchLogPath(dir.filePath("logs").toStdString(), number);
        QVERIFY(contentOf(QString::fromStdString(path)).contains("\n> go "));
    }
    QCOMPARE(run({"replay", file}).status, 0);
}

/// Who asked for logs is told that one is missing, and which; the game itself is kept.
void MatchPlayersTest::aLogThatCannotBeKeptIsSaid()
{
    const QTemporaryDir dir;
    const QString log = dir.filePath("logs/game-2.log");
    QVERIFY(QDir().mkpath(log));
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        gameWith(2),
        {scriptedEngine(dir, "exit 3"), "level=1"},
        {"--games=4", "--time", "nodes=50", "--logs", dir.filePath("logs"), "--out", file}));
    QCOMPARE(played.status, 1);
    QVERIFY2(
        played.talk.contains(log + ": found Is a directory, wanted a file that can be written"),
        qPrintable(played.talk));
    QCOMPARE(gamesIn(file).size(), std::size_t(2));
}

void MatchPlayersTest::aFolderThatCannotBeMadeIsSaidAtOnce()
{
    const QTemporaryDir dir;
    QFile occupied(dir.filePath("logs"));
    QVERIFY(occupied.open(QIODevice::WriteOnly));
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        gameWith(2),
        {"level=1", "level=1"},
        {"--games=2", "--time", "nodes=50", "--logs", occupied.fileName() + "/of", "--out", file}));
    QCOMPARE(played.status, 2);
    QVERIFY2(
        played.talk.contains(occupied.fileName() + "/of: found Not a directory, wanted a folder"),
        qPrintable(played.talk));
    QVERIFY(!QFile::exists(file));
}

/// Of three players the others share the point of a game that one ruins.
void MatchPlayersTest::oneOfThreeBreaksDown()
{
    const QTemporaryDir dir;
    const Run played = run(matchOf(
        gameWith(3),
        {scriptedEngine(dir, "exit 1"), "level=1", "level=2"},
        {"--games=6", "--time", "nodes=100", "--json"}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = jsonOf(played);
    QCOMPARE(report["players"][0]["lostByCrash"].asInt().value(), 6);
    QCOMPARE(report["players"][1]["points"].asDouble().value(), 3.0);
    QCOMPARE(report["players"][2]["points"].asDouble().value(), 3.0);
}

/// Who takes the other side by the pie rule has the result of that side, in the file and in the report.
void MatchPlayersTest::exchangedSidesKeepTheirResults()
{
    const QTemporaryDir dir;
    MatchPlan plan;
    plan.game = findGame(gameWith(2).toStdString());
    plan.options = Options::defaults(plan.game->info().options);
    plan.options.set("pie", true);
    plan.players
        = {*PlayerSpec::parse("level=1 name=steady"),
           *PlayerSpec::parse(scriptedEngine(dir, "exit 3").toStdString())};
    plan.timeControl = *MatchTimeControl::parse("nodes=50");
    plan.openings = {{std::nullopt, {"3,3", "takeside"}}};
    plan.games = 2;
    plan.patience = std::chrono::seconds(10);
    MatchResults results(2, 2, 2);
    const QString path = dir.filePath("games.tgn");
    auto file = AppendFile::open(path.toStdString(), 0);
    Unwatched watcher;
    QVERIFY(!MatchRunner(plan, results, file->get(), watcher, {}).run());

    // Who began plays Black after it, and moves next: the steady one once, the other never.
    const auto games = gamesIn(path);
    QCOMPARE(games.size(), std::size_t(2));
    const auto has = [&](int game, const char *text) {
        return games.at(game).find(text) != std::string::npos;
    };
    QVERIFY(has(0, "[White \"scripted\"]") && has(0, "[Result \"0-1\"]"));
    QVERIFY(has(1, "[White \"steady\"]") && has(1, "[Result \"1-0\"]"));
    QCOMPARE(results.games()[0].turns + results.games()[1].turns, 5);
    const auto totals = results.totals();
    QCOMPARE(totals[0].all.points, 2.0);
    QCOMPARE(totals[1].crashes, 2);
    const auto read = readMatchFile(contentOf(path).toStdString(), "games");
    QVERIFY(read);
    for (std::size_t i = 0; i < read->games.size(); ++i)
        QCOMPARE(read->games[i].seats, results.games()[i].seats);
}

void MatchPlayersTest::enginesEndWithTheMatch_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGKILL") << SIGKILL;
}

/// However a match comes to its end, an engine that hangs ends with it, and so does what it started.
void MatchPlayersTest::enginesEndWithTheMatch()
{
    QFETCH(int, signal);
    const QTemporaryDir dir;
    const QString pids = dir.filePath("pids");
    const QByteArray answer = "sleep 600 & echo $$ $! > " + pids.toUtf8() + "; wait";
    QProcess match;
    match.start(
        programPath(),
        matchOf(gameWith(2), {scriptedEngine(dir, answer), "level=1"}, {"--games=2"}));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(pids).endsWith('\n'), kPatience);
    const QList<QByteArray> numbers = contentOf(pids).simplified().split(' ');
    QCOMPARE(numbers.size(), 2);
    for (const QByteArray &number : numbers)
        QVERIFY(kill(number.toInt(), 0) == 0);
    kill(static_cast<pid_t>(match.processId()), signal);
    QVERIFY(match.waitForFinished(kPatience));
    for (const QByteArray &number : numbers)
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(number), kPatience);
}

void MatchPlayersTest::engineThatCannotStartIsSaidAtOnce()
{
    const Run played = run(
        matchOf(gameWith(2), {"level=1", "cmd=/no/such/engine proto=ugi"}, {"--games=2"}));
    QCOMPARE(played.status, 1);
    QVERIFY2(
        played.talk.contains(
            "--player engine: found an engine that does not start (ended with status 127: there is "
            "no such command)"),
        qPrintable(played.talk));
}

void MatchPlayersTest::bytesThatAreNoTextDoNotSpoilTheFile_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("status");
    const QString engine = "cmd=\"sh engine.sh\" proto=ugi name=a";
    QTest::newRow("name") << "level=1 name=a\\377"
                          << "games.tgn" << 2;
    QTest::newRow("command") << "cmd=\"sh e\\377.sh\" proto=ugi name=a"
                             << "games.tgn" << 2;
    QTest::newRow("file") << "level=1 nodes=20"
                          << "g\\377.tgn" << 0;
    QTest::newRow("answer") << engine << "games.tgn" << 0;
}

/// A match is refused before it starts, or can be resumed. (The shell makes the bytes: Qt would give
/// the program well-formed text.)
void MatchPlayersTest::bytesThatAreNoTextDoNotSpoilTheFile()
{
    QFETCH(QString, player);
    QFETCH(QString, file);
    QFETCH(int, status);
    const QTemporaryDir dir;
    (void) scriptedEngine(dir, "printf 'info string error: \\377\\nbestmove \\376}\\n'");
    for (const char *games : {"2", "4"}) {
        QProcess match;
        match.setWorkingDirectory(dir.path());
        match.start(
            "sh",
            {"-c",
             "exec \"$0\" match --game $1 --player \"$(printf '" + player
                 + "')\" --player 'level=2 nodes=20' --games $2 --resume \"$(printf '" + file
                 + "')\"",
             programPath(),
             gameWith(2),
             games});
        QVERIFY(match.waitForFinished(kPatience));
        const QByteArray talk = match.readAllStandardError();
        QVERIFY2(match.exitCode() == status, talk.constData());
        QVERIFY2(status == 0 || talk.contains("wanted a text in UTF-8"), talk.constData());
    }
}

/// The protocol changes nothing: the same engine with the same nodes plays the same moves. (Its last
/// word on the score may be newer than its last `info`.)
void MatchPlayersTest::processesPlayAsTheBuiltInOnesDo()
{
    for (const GameEntry &entry : catalogue()) {
        const QString game = QString::fromStdString(entry.info().id);
        const QTemporaryDir dir;
        const QString process = "cmd=\"" + programPath() + " ugi --game " + game
                                + "\" proto=ugi option.Level=3 seed=4 name=";
        const auto moves = [&](const QStringList &players, const QString &name) {
            const QString file = dir.filePath(name);
            const Run played = run(
                matchOf(game, players, {"--games=1", "--time=nodes=300", "--out", file}));
            if (played.status != 0)
                qWarning("%s", qPrintable(played.talk));
            const QString text = QString::fromUtf8(contentOf(file));
            static const QRegularExpression comment(QStringLiteral("\\{[^}]*\\}|\\d+\\.\\.\\."));
            return text.mid(text.indexOf("\n\n")).remove(comment).simplified();
        };
        const QString builtIn = moves({"level=3 seed=4 name=a", "level=3 seed=4 name=b"}, "one.tgn");
        const QString external = moves({process + "a", process + "b"}, "two.tgn");
        QVERIFY(builtIn.size() > 50);
        QCOMPARE(external, builtIn);
    }
}

QTEST_GUILESS_MAIN(MatchPlayersTest)
#include "matchplayerstest.moc"
