#include "app/cli/input/gamechoice.h"
#include "tests/support/gamerows.h"
#include "tests/support/matchrun.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

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
    void testEndsTheMatch();
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
    const auto report = jsonOf(played);
    QCOMPARE(report["games"].asInt().value(), games);
    double points = 0;
    for (const auto &player : report["players"].elements()) {
        points += player["points"].asDouble().value();
        for (const auto &seat : player["bySeat"].elements())
            QVERIFY(seat["games"].asInt().value() > 0);
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

void MatchTest::testEndsTheMatch()
{
    const Run played = run(matchOf(
        gameWith(2),
        {"level=10", "level=1"},
        {"--games=100000", "--time=nodes=300", "--sprt", "elo0=0", "elo1=50", "alpha=0.05", "--json"}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = jsonOf(played);
    QCOMPARE(report["sprt"]["verdict"].asString().value(), std::string("elo1 accepted"));
    QVERIFY(report["sprt"]["llr"].asDouble().value() > report["sprt"]["upper"].asDouble().value());
    QVERIFY(report["games"].asInt().value() < 1000);
}

QTEST_GUILESS_MAIN(MatchTest)
#include "matchtest.moc"
