#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/rules/facts.h"
#include "model/games/chexers/rules/race.h"
#include "tests/support/chexerstexts.h"
#include "tests/support/textrow.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::chexers;
using namespace tessera::chexers::test;
using tessera::test::row;

namespace {

Bits setFrom(const QString &hexes)
{
    Bits set = 0;
    for (const Cell cell : cellsFrom(hexes))
        set |= bit(hexOf(cell));
    return set;
}

/// A number of a table's row; -1 for none.
int factNamed(const QString &name, const Facts &facts, Player player)
{
    if (name == QLatin1String("repetition"))
        return facts.occurrences;
    if (name == QLatin1String("turn"))
        return facts.round;
    const Standing &standing = facts.standings[player];
    if (name == QLatin1String("exits"))
        return standing.exits;
    if (name == QLatin1String("pieces"))
        return static_cast<int>(standing.pieces.size());
    if (name == QLatin1String("turnsToWin"))
        return standing.turnsToWin.value_or(-1);
    if (name == QLatin1String("race"))
        return standing.race.value_or(-1);
    return standing.winning.empty() ? -1 : 1;
}

} // namespace

/// The numbers and remarks that are shown of a game of Chexers.
class ChexersFactsTest : public QObject
{
    Q_OBJECT

private slots:
    void facts_data();
    void facts();
    void factsOfTheGame();
    void remarks();
    void soloRace_data();
    void soloRace();
};

void ChexersFactsTest::facts_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("value");

    constexpr int kAbsent = -1;
    row("exits", "4/5/6/3R3/6/5/4 r 1,2,3 0", "exits", 1, 2);
    row("pieces", kStart, "pieces", 2, 4);
    row("no pieces", "4/5/6/3R3/6/5/4 r 0,0,0 0", "pieces", 2, 0);
    row("bound: four pieces ready", "3R/4R/5R/6R/6/5/4 r 0,0,0 0", "turnsToWin", 0, 4);
    row("bound: a jump brings a piece two hexes nearer",
        "4/5/6/4R2/6/5/4 r 3,0,0 0",
        "turnsToWin",
        0,
        2);
    row("bound: pieces to be converted first", "4/5/6/6R/6/5/4 r 2,0,0 0", "turnsToWin", 0, 3);
    row("bound: converting beats walking", kStart, "turnsToWin", 0, 7);
    row("bound: none without pieces", "4/5/6/3R3/6/5/4 r 0,0,0 0", "turnsToWin", 1, kAbsent);
    row("race: a piece alone walks", "4/5/6/R6/6/5/4 r 3,0,0 0", "race", 0, 7);
    row("race: too few pieces", "4/5/6/R6/6/5/4 r 2,0,0 0", "race", 0, kAbsent);
    row("race: the best of five", "3R/4R/5R/6R/R5/5/4 r 0,0,0 0", "race", 0, 4);
    row("alarm", "3R/5/6/7/6/5/4 r 3,0,0 0", "winsNext", 0, 1);
    row("alarm for a player who is not to move", "4/5/6/7/6/5/G3 r 0,3,0 0", "winsNext", 1, 1);
    row("no alarm with two exits", "3R/5/6/7/6/5/4 r 2,0,0 0", "winsNext", 0, kAbsent);
    row("no alarm off the edge", "2R1/5/6/7/6/5/4 r 3,0,0 0", "winsNext", 0, kAbsent);
    row("no alarm after the end", "3R/5/6/7/6/5/4 g 3,4,0 1", "winsNext", 0, kAbsent);
    row("repetition", kStart, "repetition", -1, 1);
    row("the first turn", kStart, "turn", -1, 1);
    row("still the first turn", "4/5/6/3R3/6/5/4 b 0,0,0 2", "turn", -1, 1);
    row("the second turn", "4/5/6/3R3/6/5/4 r 0,0,0 3", "turn", -1, 2);
    row("the last turn", "4/5/6/3R3/6/5/4 b 0,0,0 767", "turn", -1, 256);
    row("after the last turn", "4/5/6/3R3/6/5/4 r 0,0,0 768", "turn", -1, 256);
}

void ChexersFactsTest::facts()
{
    QFETCH(QString, position);
    QFETCH(QString, key);
    QFETCH(int, player);
    QFETCH(int, value);
    QCOMPARE(factNamed(key, factsOf(*at(position.toLatin1().constData())), playerAt(player)), value);
}

void ChexersFactsTest::factsOfTheGame()
{
    const auto position = ErasedGame<Rules>().start({});
    play(*position, thereAndBack(2));
    const Facts facts = factsOf(*position);
    QCOMPARE(facts.occurrences, 3);
    QCOMPARE(facts.mostOccurrences, 4);
    QCOMPARE(facts.rounds, 256);
    const Facts alarm = factsOf(*at("3R/4R/6/3R3/6/5/4 r 3,0,0 0"));
    QVERIFY(alarm.standings[Player::First].winning == cellsFrom(QStringLiteral("3,-3 3,-2")));
}

void ChexersFactsTest::remarks()
{
    const auto remark = [](const char *text, const char *move) {
        const Position position = positionAt(text);
        const auto found = Rules::remarks(position, moveIn(position, move));
        return found.empty() ? std::string() : found.front().english();
    };
    QCOMPARE(remark("4/5/6/3R3/6/5/4 g 0,0,0 1", "pass"), std::string("Forced pass: no pieces left"));
    QCOMPARE(
        remark("RGB1/GG3/B1B3/7/6/5/4 r 0,0,0 0", "pass"),
        std::string("Forced pass: every piece is blocked"));
    QCOMPARE(remark("4/5/6/2RG3/6/5/4 r 0,0,0 0", "-1,0>1,0"), std::string());
}

void ChexersFactsTest::soloRace_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<int>("exits");
    QTest::addColumn<int>("turns");

    row("no exits needed", 0, "0,0", 0, 0);
    row("ready", 0, "3,0", 1, 1);
    row("a walk", 0, "-3,2", 1, 7);
    row("a walk of Green", 1, "0,-3", 1, 7);
    row("a walk of Blue", 2, "0,3", 1, 7);
    row("one jump", 0, "0,0 1,0", 1, 3);
    row("the nearer of two", 0, "-3,2 2,0", 1, 2);
    row("two next to each other leapfrog", 0, "0,0 1,0", 2, 5);
    row("all ready", 0, "3,-3 3,-2 3,-1 3,0", 4, 4);
    row("three of four", 0, "-3,0 3,-2 3,-1 3,0", 3, 3);
}

void ChexersFactsTest::soloRace()
{
    QFETCH(int, player);
    QFETCH(QString, pieces);
    QFETCH(int, exits);
    QFETCH(int, turns);
    const auto &table = RaceTable::instance();
    const Bits set = setFrom(pieces);
    QCOMPARE(table.turns(playerAt(player), set, exits), turns);
    QCOMPARE(table.turns(after(playerAt(player)), turnedSet(set), exits), turns);
}

QTEST_APPLESS_MAIN(ChexersFactsTest)
#include "chexersfactstest.moc"
