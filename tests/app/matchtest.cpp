#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchrunner.h"
#include "model/lab/openings/openings.h"
#include "model/lab/openings/openingtexts.h"
#include "tests/support/programrun.h"

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <csignal>
#include <map>
#include <set>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::lab;
using namespace tessera::test;

namespace {

QString gameWith(int players)
{
    for (const GameEntry &entry : catalogue()) {
        if (entry.info().playerCount() == players)
            return QString::fromStdString(entry.info().id);
    }
    return {};
}

QStringList matchOf(const QString &game, const QStringList &players, const QStringList &more)
{
    QStringList words{"match", "--game", game};
    for (const QString &player : players)
        words << "--player" << player;
    return words + more;
}

nlohmann::json reportOf(const Run &run)
{
    return nlohmann::json::parse(run.out.toStdString(), nullptr, false);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The games of a file by their numbers; a number that comes twice makes the test fail.
std::map<int, std::string> gamesIn(const QString &path)
{
    std::map<int, std::string> games;
    const auto file = readMatchFile(contentOf(path).toStdString(), path.toStdString());
    if (!file) {
        qWarning("%s", file.error().sentence().c_str());
        return games;
    }
    for (std::size_t i = 0; i < file->games.size(); ++i) {
        if (!games.emplace(file->games[i].number, file->texts[i]).second)
            qWarning("game %d stands twice in the file", file->games[i].number);
    }
    return games;
}

/// A program for the shell that speaks UGI and answers `go` with `answer`, a command of the shell.
QString scriptedEngine(const QTemporaryDir &dir, const QByteArray &answer)
{
    QFile file(dir.filePath("engine.sh"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write the engine");
    file.write(
        "while read -r word rest; do case $word in\n"
        "ugi) echo id name scripted; echo ugiok ;;\n"
        "isready) echo readyok ;;\n"
        "go) "
        + answer
        + " ;;\n"
          "quit) exit ;;\n"
          "esac; done\n");
    return "cmd=\"sh " + file.fileName() + "\" proto=ugi name=scripted";
}

/// Whether the process of this number is there and no zombie.
bool isRunning(const QByteArray &number)
{
    const QByteArray status = contentOf("/proc/" + QString::fromLatin1(number) + "/stat");
    return !status.isEmpty() && !status.contains(") Z");
}

void addGameRows()
{
    QTest::addColumn<QString>("game");
    for (const std::string &id : gameIds())
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

struct Unwatched final : MatchWatcher
{
    void begun(int, const Pairing &) override {}
    void moved(int, const AnyPosition &) override {}
    void finished(int, const PlayedGame &, const std::string &, const MatchResults &) override {}
};

} // namespace

/// tessera-cli match from outside, in real matches of few games and nodes.
class MatchTest : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsage_data();
    void wrongUsage();
    void everyGameIsPlayed_data() { addGameRows(); }
    void everyGameIsPlayed();
    void matchIsTheSameTwice();
    void clocksAreKept();
    void brokenPlayersLose_data();
    void brokenPlayersLose();
    void oneOfThreeBreaksDown();
    void exchangedSidesKeepTheirResults();
    void enginesEndWithTheMatch_data();
    void enginesEndWithTheMatch();
    void endedMatchIsResumed_data();
    void endedMatchIsResumed();
    void engineThatCannotStartIsSaidAtOnce();
    void manyPlayersAreNotBelieved();
    void bytesThatAreNoTextDoNotSpoilTheFile_data();
    void bytesThatAreNoTextDoNotSpoilTheFile();
    void processesPlayAsTheBuiltInOnesDo();
    void levelsAreInOrder_data() { addGameRows(); }
    void levelsAreInOrder();
    void testEndsTheMatch();
    void openingsAreUsed();
    void openingsBeginOnTheConfiguredBoard();
    void everyGameHasOpenings_data() { addGameRows(); }
    void everyGameHasOpenings();
    void openingsAreMadeByTheRecipe_data() { addGameRows(); }
    void openingsAreMadeByTheRecipe();
    void killedMatchIsResumed();
    void tornGameIsPlayedAgain();
    void otherMatchIsNotResumed();
    void shardsMakeTheWhole();
    void formatStaysWithTheFile();
};

void MatchTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    const QString game = gameWith(2);
    const QStringList two{"level=1", "level=2"};
    const auto row = [](const char *name, const QStringList &words, const QString &sentence) {
        QTest::newRow(name) << words << "tessera-cli " + sentence;
    };
    row("no game", {"match", "--games", "2"}, "match: found no --game, wanted --game ID");
    row("no games", matchOf(game, two, {}), "match: found no --games, wanted --games N");
    row("one player",
        matchOf(game, {"level=1"}, {"--games", "2"}),
        "match --player: found one only, wanted two players or more");
    row("more threads than processors",
        matchOf(game, {"level=1", "level=2 threads=1024"}, {"--games", "2"}),
        "--player threads: found \"1024\", wanted a whole number from 1 to");
    row("a form that there is not",
        matchOf(game, {"level=1", "robot=path/to/package"}, {"--games", "2"}),
        "--player: found \"robot=path/to/package\", wanted level=…, cmd=…");
    row("bad pace",
        matchOf(game, two, {"--games", "2", "--time", "soon"}),
        "--time time: found \"soon\", wanted seconds[+increment]");
    row("bad shard",
        matchOf(game, two, {"--games", "2", "--shard", "3/2"}),
        "match --shard: found \"3/2\", wanted I/N with I from 1 to N");
    row("test of three",
        matchOf(game, two + QStringList{"level=3"}, {"--games", "2", "--sprt", "elo1=5"}),
        "match --sprt: found it for more than two players, wanted it for two");
    row("stray file",
        matchOf(game, two, {"--games", "2", "x.tgn"}),
        "match: found \"x.tgn\", wanted files only after --merge");
    row("no openings",
        matchOf(game, two, {"--games", "2", "--openings", "/no/such"}),
        "/no/such: found no file, wanted a file of openings");
    row("nothing to merge", {"match", "--merge"}, "match --merge: found no games");
    row("merging what is not there",
        {"match", "--merge", "/no/such.tgn"},
        "/no/such.tgn: found no file");
}

void MatchTest::wrongUsage()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const Run result = run(words);
    QVERIFY2(result.talk.startsWith(sentence), qPrintable(result.talk));
    QCOMPARE(result.status, 2);
}

/// A block of every game: points add up, every seat was used, and replay finds nothing wrong.
void MatchTest::everyGameIsPlayed()
{
    QFETCH(QString, game);
    const int seats = findGame(game.toStdString())->info().playerCount();
    const int games = seats == 2 ? 2 : 6;
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        game,
        {"level=2", "level=1"},
        {"--games",
         QString::number(games),
         "--time",
         "nodes=200",
         "--json",
         "--concurrency=2",
         "--out",
         file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = reportOf(played);
    QCOMPARE(report["games"].get<int>(), games);
    double points = 0;
    for (const auto &player : report["players"]) {
        points += player["points"].get<double>();
        for (const auto &seat : player["bySeat"])
            QVERIFY(seat["games"].get<int>() > 0);
    }
    QVERIFY(std::abs(points - games) < 1e-9);
    QCOMPARE(gamesIn(file).size(), std::size_t(games));
    const Run replayed = run({"replay", file});
    QVERIFY2(replayed.status == 0, qPrintable(replayed.talk));
}

/// Limited by nodes, a match depends on its words alone, however many games run at a time.
void MatchTest::matchIsTheSameTwice()
{
    for (const int players : {2, 3}) {
        const QTemporaryDir dir;
        const auto played = [&](const QString &name, const QString &atOnce, const QString &seed) {
            const QString file = dir.filePath(name);
            const QStringList more{
                "--games=6",
                "--time=nodes=150",
                "--concurrency",
                atOnce,
                "--out",
                file,
                "--seed",
                seed};
            run(matchOf(gameWith(players), {"level=2", "level=2"}, more));
            return gamesIn(file);
        };
        const auto one = played("one.tgn", "1", "5");
        QCOMPARE(one.size(), std::size_t(6));
        QVERIFY(one == played("two.tgn", "3", "5"));
        QVERIFY(one != played("three.tgn", "1", "6"));
    }
}

void MatchTest::clocksAreKept()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        gameWith(2),
        {"level=1", "level=1 time=60"},
        {"--games=2", "--time", "30+0.5", "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const QByteArray text = contentOf(file);
    QVERIFY(text.contains("[%clk 0:30"));
    QVERIFY(text.contains("[%clk 1:00") || text.contains("[%clk 0:59"));
    QVERIFY(text.contains("[%emt 0:00"));
}

void MatchTest::brokenPlayersLose_data()
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
    row("hangs", "sleep 600", "nodes=50", "time", "lostByTime", "found no bestmove in time");
    row("is silent", ":", "nodes=50", "time", "lostByTime", "found no bestmove in time");
    row("talks for ever",
        "while :; do echo info nodes 1; done",
        "nodes=50",
        "time",
        "lostByTime",
        "found no bestmove in time");
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
void MatchTest::brokenPlayersLose()
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
    const auto report = reportOf(played);
    QCOMPARE(report["games"].get<int>(), 4);
    QCOMPARE(report["players"][0]["points"].get<double>(), 0.0);
    QCOMPARE(report["players"][0][counted.toStdString()].get<int>(), 4);
    QCOMPARE(report["players"][1]["points"].get<double>(), 4.0);
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

/// Of three players the others share the point of a game that one ruins.
void MatchTest::oneOfThreeBreaksDown()
{
    const QTemporaryDir dir;
    const Run played = run(matchOf(
        gameWith(3),
        {scriptedEngine(dir, "exit 1"), "level=1", "level=2"},
        {"--games=6", "--time", "nodes=100", "--json"}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = reportOf(played);
    QCOMPARE(report["players"][0]["lostByCrash"].get<int>(), 6);
    QCOMPARE(report["players"][1]["points"].get<double>(), 3.0);
    QCOMPARE(report["players"][2]["points"].get<double>(), 3.0);
}

/// Who takes the other side by the pie rule has the result of that side, in the file and in the report.
void MatchTest::exchangedSidesKeepTheirResults()
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
    auto file = SafeFile::open(path.toStdString(), 0);
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

void MatchTest::enginesEndWithTheMatch_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGKILL") << SIGKILL;
}

/// However a match comes to its end, an engine that hangs ends with it, and so does what it started.
void MatchTest::enginesEndWithTheMatch()
{
    QFETCH(int, signal);
    const QTemporaryDir dir;
    const QString pids = dir.filePath("pids");
    const QByteArray answer = "sleep 600 & echo $$ $! > " + pids.toUtf8() + "; wait";
    QProcess match;
    match.start(
        programPath(),
        matchOf(gameWith(2), {scriptedEngine(dir, answer), "level=1"}, {"--games=2"}));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(pids).endsWith('\n'), 60000);
    const QList<QByteArray> numbers = contentOf(pids).simplified().split(' ');
    QCOMPARE(numbers.size(), 2);
    for (const QByteArray &number : numbers)
        QVERIFY(kill(number.toInt(), 0) == 0);
    kill(static_cast<pid_t>(match.processId()), signal);
    QVERIFY(match.waitForFinished(60000));
    for (const QByteArray &number : numbers)
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(number), 60000);
}

void MatchTest::endedMatchIsResumed_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("name");
    QTest::newRow("SIGINT") << SIGINT << "SIGINT";
    QTest::newRow("SIGTERM") << SIGTERM << "SIGTERM";
    QTest::newRow("SIGHUP") << SIGHUP << "SIGHUP";
}

/// In the middle of a game, built-in players think and a process hangs: the match ends all the same,
/// says how it can go on, and does.
void MatchTest::endedMatchIsResumed()
{
    QFETCH(int, signal);
    QFETCH(QString, name);
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QString flag = dir.filePath("hang");
    const QString process
        = scriptedEngine(dir, "while test -e " + flag.toUtf8() + "; do sleep 0.01; done; exit 3");
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {process, "level=2 nodes=50"},
            QStringList{"--games=6", "--concurrency=2", "--json", "--resume", file} + more);
    };
    QFile hang(flag);
    QVERIFY(hang.open(QIODevice::WriteOnly));
    hang.close();
    QProcess match;
    match.start(programPath(), words({}));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(file).isEmpty() && QFile::exists(file), 60000);
    QTest::qWait(200);
    kill(static_cast<pid_t>(match.processId()), signal);
    QVERIFY(match.waitForFinished(60000));
    QCOMPARE(match.exitStatus(), QProcess::NormalExit);
    QCOMPARE(match.exitCode(), 1);
    const QByteArray talk = match.readAllStandardError();
    const QString sentence = "ended by " + name + " after 0 games; go on with --resume " + file;
    QVERIFY2(talk.contains(sentence.toUtf8()), talk.constData());
    QCOMPARE(match.readAllStandardOutput(), QByteArray());
    QVERIFY(QFile::remove(flag));
    const Run resumed = run(words({}));
    QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
    QCOMPARE(gamesIn(file).size(), std::size_t(6));
}

/// A tag cannot make us prepare for more players than a match may have.
void MatchTest::manyPlayersAreNotBelieved()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath("games.tgn");
    QCOMPARE(
        run(matchOf(
                gameWith(3), {"level=1", "level=2"}, {"--games=1", "--time=nodes=50", "--out", path}))
            .status,
        0);
    QByteArray text = contentOf(path);
    text.replace("\\\"players\\\":[", "\\\"players\\\":[" + QByteArray("\\\"x\\\",").repeated(2000));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const Run merged = run({"match", "--merge", path});
    QCOMPARE(merged.status, 1);
    QVERIFY2(
        merged.talk.contains("found a match of 2002 players, wanted at most 64"),
        qPrintable(merged.talk));
}

void MatchTest::bytesThatAreNoTextDoNotSpoilTheFile_data()
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
void MatchTest::bytesThatAreNoTextDoNotSpoilTheFile()
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
        QVERIFY(match.waitForFinished(60000));
        const QByteArray talk = match.readAllStandardError();
        QVERIFY2(match.exitCode() == status, talk.constData());
        QVERIFY2(status == 0 || talk.contains("wanted a text in UTF-8"), talk.constData());
    }
}

void MatchTest::engineThatCannotStartIsSaidAtOnce()
{
    const Run played = run(
        matchOf(gameWith(2), {"level=1", "cmd=/no/such/engine proto=ugi"}, {"--games=2"}));
    QCOMPARE(played.status, 1);
    QVERIFY2(
        played.talk.contains(
            "--player engine: found an engine that does not start (ended with status 127)"),
        qPrintable(played.talk));
}

/// The protocol changes nothing: the same engine with the same nodes plays the same moves. (Its last
/// word on the score may be newer than its last `info`.)
void MatchTest::processesPlayAsTheBuiltInOnesDo()
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

/// Three levels further up there is no doubt, even in few games. (The steps themselves take longer to
/// measure than a test may.)
void MatchTest::levelsAreInOrder()
{
    QFETCH(QString, game);
    const Run played = run(
        matchOf(game, {"level=4", "level=1"}, {"--games=12", "--time=nodes=1000000", "--json"}),
        {},
        10 * kPatience);
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const double share = reportOf(played)["players"][0]["share"]["value"].get<double>();
    QVERIFY2(share > 0.6, qPrintable(played.out));
}

void MatchTest::testEndsTheMatch()
{
    const Run played = run(matchOf(
        gameWith(2),
        {"level=10", "level=1"},
        {"--games=100000", "--time=nodes=300", "--sprt", "elo0=0", "elo1=50", "alpha=0.05", "--json"}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = reportOf(played);
    QCOMPARE(report["sprt"]["verdict"].get<std::string>(), std::string("elo1 accepted"));
    QVERIFY(report["sprt"]["llr"].get<double>() > report["sprt"]["upper"].get<double>());
    QVERIFY(report["games"].get<int>() < 1000);
}

void MatchTest::openingsAreUsed()
{
    const QTemporaryDir dir;
    const QString id = gameWith(2);
    const GameEntry &game = *findGame(id.toStdString());
    auto position = game.game->start(Options::defaults(game.info().options));
    std::string line;
    for (int ply = 0; ply < 3; ++ply) {
        line.append(position->moveText(position->legalMoves().front())).append(" ");
        position->play(position->legalMoves().front());
    }
    QFile openings(dir.filePath("openings.txt"));
    QVERIFY(openings.open(QIODevice::WriteOnly));
    openings.write(("# two of them\n\n" + line + "\nfen " + position->text() + "\n").c_str());
    openings.close();
    const QString file = dir.filePath("games.tgn");
    const QStringList players{"level=1", "level=2"};
    const Run played = run(matchOf(
        id,
        players,
        {"--games=4", "--time=nodes=50", "--openings", openings.fileName(), "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QCOMPARE(contentOf(file).count("[FEN "), 2);
    QVERIFY(openings.open(QIODevice::WriteOnly | QIODevice::Append));
    openings.write("nonsense\n");
    openings.close();
    const Run refused = run(matchOf(id, players, {"--games=4", "--openings", openings.fileName()}));
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.talk.contains("openings.txt:5 move 1: found"), qPrintable(refused.talk));
}

/// On the board of a configuration openings are moves from its start, not from the game's own.
void MatchTest::openingsBeginOnTheConfiguredBoard()
{
    const QTemporaryDir dir;
    const auto write = [&dir](const QString &name, const QByteArray &content) {
        QFile file(dir.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(write("small.txt", "RNBQK\nPPPPP\n\n\nppppp\nrnbqk\n"));
    QVERIFY(write("small.json", R"({ "layout": "small.txt", "board": "auto", "draw_rules": true,
        "time_controls": { "player": { "seconds": 9, "increment": 0 },
                           "cpu": { "seconds": 9, "increment": 0 } },
        "player_colour": "white", "piece_movement_speed": 6, "max_movement_time": 1 })"));
    QVERIFY(write("openings.txt", "a2a3 b5b4\nstartpos moves b1c3\n"));
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        "xxlchess",
        {"level=1", "level=2"},
        {"--games=4",
         "--time=nodes=50",
         "--config",
         dir.filePath("small.json"),
         "--openings",
         dir.filePath("openings.txt"),
         "--out",
         file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QCOMPARE(contentOf(file).count("[FEN "), 4);
}

/// Five hundred different ones, all legal and open, with their recipe on top.
void MatchTest::everyGameHasOpenings()
{
    QFETCH(QString, game);
    const GameEntry &entry = *findGame(game.toStdString());
    const auto text = openingText(entry.info().id);
    QVERIFY(text.has_value());
    QVERIFY(text->starts_with("# "));
    QVERIFY(text->find("tessera-cli openings --game " + entry.info().id) != std::string::npos);
    const auto openings = readOpenings(
        std::string(*text), "openings", entry, Options::defaults(entry.info().options));
    QVERIFY2(openings.hasValue(), openings ? "" : openings.error().sentence().c_str());
    QCOMPARE(openings->size(), std::size_t(500));
    std::set<std::vector<std::string>> different;
    for (const Opening &opening : *openings) {
        QCOMPARE(std::ssize(opening.moves), std::ptrdiff_t(entry.openings.plies));
        different.insert(opening.moves);
    }
    QCOMPARE(different.size(), std::size_t(500));
}

void MatchTest::openingsAreMadeByTheRecipe()
{
    QFETCH(QString, game);
    const QStringList words{
        "openings",
        "--game",
        game,
        "--count=5",
        "--depth=2",
        "--nodes=300",
        "--window=900",
        "--seed=9"};
    const Run made = run(words);
    QVERIFY2(made.status == 0, qPrintable(made.talk));
    QCOMPARE(run(words).out, made.out);
    const GameEntry &entry = *findGame(game.toStdString());
    const auto openings = readOpenings(
        made.out.toStdString(), "made", entry, Options::defaults(entry.info().options));
    QVERIFY2(openings.hasValue(), openings ? "" : openings.error().sentence().c_str());
    QCOMPARE(openings->size(), std::size_t(5));
    QVERIFY(run(words.mid(0, 7) + QStringList{"--seed=8"}).out != made.out);

    const QTemporaryDir dir;
    QFile file(dir.filePath("made.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(made.out.toUtf8());
    file.close();
    const Run judged = run({"openings", "--game", game, "--nodes=300", "--judge", file.fileName()});
    QVERIFY2(judged.out.startsWith("of 5 openings half are within "), qPrintable(judged.out));
}

/// After kill −9, at whatever moment, no game is lost, none is played twice, and the end is the same
/// as without.
void MatchTest::killedMatchIsResumed()
{
    const QTemporaryDir dir;
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {"level=3", "level=2"},
            QStringList{"--games=60", "--time=nodes=1500", "--concurrency=2", "--json"} + more);
    };
    const Run whole = run(words({"--out", dir.filePath("whole.tgn")}));
    QVERIFY2(whole.status == 0, qPrintable(whole.talk));
    const QString file = dir.filePath("killed.tgn");
    std::map<int, std::string> before;
    int kills = 0;
    for (int delay = 60; kills < 3 && delay < 2000; delay = delay * 5 / 4) {
        QProcess process;
        process.start(programPath(), words({"--resume", file}));
        if (process.waitForFinished(delay))
            continue;
        process.kill();
        process.waitForFinished();
        ++kills;
        const auto after = gamesIn(file);
        for (const auto &[number, text] : before)
            QVERIFY(after.contains(number) && after.at(number) == text);
        before = after;
    }
    QVERIFY(kills > 0);
    const Run resumed = run(words({"--resume", file}));
    QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
    QCOMPARE(resumed.out, whole.out);
    QVERIFY(gamesIn(file) == gamesIn(dir.filePath("whole.tgn")));
}

void MatchTest::tornGameIsPlayedAgain()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("torn.tgn");
    const auto words = [&](const QString &option) {
        return matchOf(
            gameWith(2), {"level=2", "level=1"}, {"--games=3", "--time=nodes=50", option, file});
    };
    QCOMPARE(run(words("--out")).status, 0);
    const auto games = gamesIn(file);
    const QByteArray text = contentOf(file);
    const auto last = text.lastIndexOf("[Event ");
    // Every way in which the last game can break off, in steps that meet all its parts.
    for (qsizetype length = last + 1; length < text.size(); length += (text.size() - last) / 9) {
        QFile torn(file);
        QVERIFY(torn.resize(0) && torn.open(QIODevice::WriteOnly));
        torn.write(text.left(length));
        torn.close();
        const Run resumed = run(words("--resume"));
        QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
        QVERIFY(gamesIn(file) == games);
        QCOMPARE(contentOf(file).size(), text.size());
    }
    // A file that is there is not overwritten.
    const Run again = run(words("--out"));
    QCOMPARE(again.status, 2);
    QVERIFY2(again.talk.contains("found a file that is not empty"), qPrintable(again.talk));
}

void MatchTest::otherMatchIsNotResumed()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QStringList more{"--games=2", "--time=nodes=50", "--resume", file};
    QCOMPARE(run(matchOf(gameWith(2), {"level=2", "level=1"}, more)).status, 0);
    const QByteArray text = contentOf(file);
    const Run other = run(matchOf(gameWith(2), {"level=3", "level=1"}, more));
    QCOMPARE(other.status, 2);
    QVERIFY2(other.talk.contains("found the match"), qPrintable(other.talk));
    QCOMPARE(contentOf(file), text);
    QFile letter(dir.filePath("letter.txt"));
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Sir,");
    letter.close();
    const Run strange = run(
        matchOf(gameWith(2), {"level=3", "level=1"}, {"--games=2", "--resume", letter.fileName()}));
    QCOMPARE(strange.status, 2);
    QCOMPARE(contentOf(letter.fileName()), QByteArray("Dear Sir,"));
}

/// A gauntlet goes on as one, and adds up as one.
void MatchTest::formatStaysWithTheFile()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("gauntlet.tgn");
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {"level=1,name=a", "level=1,name=b", "level=1,name=c"},
            QStringList{"--time=nodes=20", "--json"} + more);
    };
    QCOMPARE(run(words({"--format=gauntlet", "--games=2", "--out", file})).status, 0);
    const Run other = run(words({"--games=4", "--resume", file}));
    QCOMPARE(other.status, 2);
    const Run whole = run(words({"--format=gauntlet", "--games=4", "--resume", file}));
    QVERIFY2(whole.status == 0, qPrintable(whole.talk));
    QCOMPARE(reportOf(whole)["players"][0]["games"].get<int>(), 4);
    QCOMPARE(reportOf(whole)["crosstable"][1][2]["games"].get<int>(), 0);
    QCOMPARE(run({"match", "--merge", "--json", file}).out, whole.out);
    const Run strange = run(words({"--format=cup", "--games=4"}));
    QVERIFY2(strange.talk.contains("found \"cup\""), qPrintable(strange.talk));
}

void MatchTest::shardsMakeTheWhole()
{
    for (const int players : {2, 3}) {
        const QTemporaryDir dir;
        const auto words = [&](const QStringList &more) {
            return matchOf(
                gameWith(players),
                {"level=2", "level=1"},
                QStringList{"--games=20", "--time=nodes=100", "--json"} + more);
        };
        const Run whole = run(words({"--out", dir.filePath("whole.tgn")}));
        QStringList merge{"match", "--merge", "--json", "--out", dir.filePath("merged.tgn")};
        for (const char *shard : {"1/3", "2/3", "3/3"}) {
            const QString file = dir.filePath(QString::fromLatin1(shard).replace('/', '-'));
            const Run part = run(words({"--shard", QString::fromLatin1(shard), "--out", file}));
            QVERIFY2(part.status == 0, qPrintable(part.talk));
            merge << file;
        }
        // A file that is given twice does not count twice.
        merge << merge.last();
        const Run merged = run(merge);
        QVERIFY2(merged.status == 0, qPrintable(merged.talk));
        QCOMPARE(merged.out, whole.out);
        QCOMPARE(contentOf(dir.filePath("merged.tgn")), contentOf(dir.filePath("whole.tgn")));
    }
}

QTEST_GUILESS_MAIN(MatchTest)
#include "matchtest.moc"
