#include "tests/support/chexerstexts.h"
#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "tests/support/textrow.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::chexers;
using namespace tessera::chexers::test;
using tessera::test::row;

/// What is written and read of Chexers: positions and moves, and the words for what is refused.
class ChexersTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
    void badPositions_data();
    void badPositions();
    void looseMoves_data();
    void looseMoves();
    void badMoves_data();
    void badMoves();
};

void ChexersTextsTest::refusals_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("cells");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("causes");

    row("an empty hex", kStart, "0,0", "empty-hex", "C3", "0,0");
    row("a piece of another", kStart, "0,-3", "not-your-piece", "C3", "0,-3");
    row("an exit place first", kStart, "exit1", "no-piece", "C4", "-3,0 -3,1 -3,2 -3,3");
    row("too far", kStart, "-3,0 0,0", "out-of-reach", "C4", "-3,0");
    row("nothing to jump over, slanted", kStart, "-3,1 -1,-1", "nothing-to-jump", "C4", "-2,0");
    row("a bent way of two hexes", kStart, "-3,1 -1,0", "out-of-reach", "C4", "-3,1");
    row("the same hex", kStart, "-3,1 -3,1", "same-hex", "C4", "-3,1");
    row("nothing to jump over", kStart, "-3,0 -1,0", "nothing-to-jump", "C4", "-2,0");
    row("landing occupied", kStart, "-3,0 -3,2", "landing-occupied", "C4", "-3,2");
    row("occupied, and the landing too", kStart, "-3,0 -3,1", "landing-occupied", "C4", "-3,1 -3,2");
    row("occupied, and the landing off the board",
        kStart,
        "-3,2 -3,3",
        "landing-off-board",
        "C4",
        "-3,3");
    row("occupied, and a jump would do",
        "4/5/6/2RG3/6/5/4 r 0,0,0 0",
        "-1,0 0,0",
        "occupied",
        "C4",
        "0,0");
    row("not on the exit edge", kStart, "-3,0 exit1", "not-on-exit-edge", "C4", "3,-3 3,-2 3,-1 3,0");
    row("the exit of another", kStart, "-3,0 exit2", "not-your-exit", "C4", "3,-3 3,-2 3,-1 3,0");
    row("no pass while an action is possible",
        "3R/5/6/3R3/6/5/4 r 0,0,0 0",
        "",
        "action-possible",
        "C3",
        "3,-3 0,0");
    row("a blocked piece among others",
        "RGB1/GG3/B1B3/6R/6/5/4 r 0,0,0 0",
        "0,-3",
        "blocked",
        "C4",
        "1,-3 -1,-2 0,-2");
    row("all blocked",
        "RGB1/GG3/B1B3/7/6/5/4 r 0,0,0 0",
        "0,-3",
        "must-pass",
        "C3",
        "1,-3 -1,-2 0,-2");
    row("no pieces left", "4/5/6/3R3/6/5/4 g 0,0,0 1", "0,0", "must-pass", "C3", "");
    row("the game is over", "4/5/6/3R3/6/5/4 g 4,0,0 1", "0,0", "game-over", "C5", "");
    row("the game is over, no pass", "4/5/6/3R3/6/5/4 g 4,0,0 1", "", "game-over", "C5", "");
}

void ChexersTextsTest::refusals()
{
    QFETCH(QString, position);
    QFETCH(QString, cells);
    QFETCH(QString, code);
    QFETCH(QString, section);
    QFETCH(QString, causes);
    const Refusal refusal
        = Rules::refusal(positionAt(position.toLatin1().constData()), cellsFrom(cells));
    QCOMPARE(QString::fromStdString(refusal.code), code);
    QCOMPARE(QString::fromStdString(refusal.section), section);
    QVERIFY(refusal.cells == cellsFrom(causes));
    QVERIFY(!refusal.sentence.english().empty());
    QCOMPARE(refusal.sentence.context, std::string("chexers"));
}

void ChexersTextsTest::badPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");

    row("nothing", "", 1, "the end", "R, G, B or a number of empty hexes, 4 more in this row");
    row("a strange letter",
        "GGXG/5/6/7/6/5/4 r 0,0,0 0",
        3,
        "\"X\"",
        "R, G, B or a number of empty hexes, 2 more in this row");
    row("a small letter",
        "4/5/6/r6/6/5/4 r 0,0,0 0",
        7,
        "\"r\"",
        "R, G, B or a number of empty hexes, 7 more in this row");
    row("a row too short",
        "GGG/5/6/7/6/5/4 r 0,0,0 0",
        4,
        "\"/\"",
        "R, G, B or a number of empty hexes, 1 more in this row");
    row("a row too long", "GGGGG/5/6/7/6/5/4 r 0,0,0 0", 5, "\"G\"", "/ and the next row");
    row("a run too long",
        "GG3/5/6/7/6/5/4 r 0,0,0 0",
        3,
        "\"3\"",
        "at most 2 more hexes in this row");
    row("a run of none", "0GGGG/5/6/7/6/5/4 r 0,0,0 0", 1, "\"0\"", "a number of empty hexes");
    row("a run with a leading zero",
        "04/5/6/7/6/5/4 r 0,0,0 0",
        1,
        "\"04\"",
        "a number of empty hexes");
    row("an immense run",
        "99999999999999999999/5/6/7/6/5/4 r 0,0,0 0",
        1,
        "\"99999999999999999999\"",
        "a number of empty hexes");
    row("a row too few", "4/5/6/7/6/5 r 0,0,0 0", 12, "\" \"", "/ and the next row");
    row("a row too many", "4/5/6/7/6/5/4/3 r 0,0,0 0", 14, "\"/\"", "a blank and the side to move");
    row("rows only", "4/5/6/7/6/5/4", 14, "the end", "a blank and the side to move");
    row("no side", "4/5/6/7/6/5/4 ", 15, "the end", "the side to move: r, g or b");
    row("a strange side", "4/5/6/7/6/5/4 w 0,0,0 0", 15, "\"w\"", "the side to move: r, g or b");
    row("two blanks", "4/5/6/7/6/5/4  r 0,0,0 0", 15, "\" \"", "the side to move: r, g or b");
    row("no exits", "4/5/6/7/6/5/4 r", 16, "the end", "a blank and the exits");
    row("exits of two",
        "4/5/6/7/6/5/4 r 0,0 0",
        20,
        "\" \"",
        "a comma and the exits of the next player");
    row("five exits", "4/5/6/7/6/5/4 r 0,5,0 0", 19, "\"5\"", "a number of exits from 0 to 4");
    row("negative exits", "4/5/6/7/6/5/4 r -1,0,0 0", 17, "\"-\"", "a number of exits from 0 to 4");
    row("no turns", "4/5/6/7/6/5/4 r 0,0,0", 22, "the end", "a blank and the turns taken");
    row("turns missing", "4/5/6/7/6/5/4 r 0,0,0 ", 23, "the end", "a number of turns from 0 to 768");
    row("too many turns",
        "4/5/6/7/6/5/4 g 0,0,0 769",
        23,
        "\"769\"",
        "a number of turns from 0 to 768");
    row("something after", "4/5/6/7/6/5/4 r 0,0,0 0 x", 24, "\" \"", "the end");
    row("side and turns disagree",
        "4/5/6/7/6/5/4 r 0,0,0 1",
        23,
        "\"1\"",
        "a number of turns after which the side named is to move");
    row("too many pieces",
        "RRRR/RRRRR/RRRR2/7/6/5/4 r 0,0,0 0",
        1,
        "13 pieces and exits",
        "at most 12 pieces and exits in all");
    row("pieces beyond the exits",
        "RRRR/RRRR1/6/7/6/5/4 r 1,2,2 0",
        1,
        "13 pieces and exits",
        "at most 12 pieces and exits in all");
    row("two winners",
        "4/5/6/7/6/5/4 r 4,0,4 0",
        17,
        "more than one player with 4 exits",
        "one winner at most");
}

void ChexersTextsTest::badPositions()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, found);
    QFETCH(QString, wanted);
    const auto position = Rules::parsePosition(text.toStdString(), {});
    QVERIFY(!position);
    QCOMPARE(position.error().column, column);
    QCOMPARE(QString::fromStdString(position.error().found.english()), found);
    QCOMPARE(QString::fromStdString(position.error().wanted.english()), wanted);
}

void ChexersTextsTest::looseMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("loose");
    QTest::addColumn<QString>("exact");

    row("brackets and blanks", kStart, "(-3, 0) > (-2, 0)", "-3,0>-2,0");
    row("capitals", "3R/5/6/7/6/5/4 r 0,0,0 0", "3,-3>EXIT", "3,-3>exit");
    row("a loud pass", "4/5/6/3R3/6/5/4 g 0,0,0 1", "Pass", "pass");
}

void ChexersTextsTest::looseMoves()
{
    QFETCH(QString, position);
    QFETCH(QString, loose);
    QFETCH(QString, exact);
    const auto current = at(position.toLatin1().constData());
    const auto move = current->parseMove(loose.toStdString());
    QVERIFY(move.hasValue());
    QCOMPARE(QString::fromStdString(current->moveText(*move)), exact);
    QCOMPARE(QString::fromStdString(current->moveLabel(*move)), exact);
}

void ChexersTextsTest::badMoves_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");

    const auto row = [](const char *text, const char *found, const char *wanted) {
        QTest::newRow(text[0] != '\0' ? text : "nothing")
            << QString::fromLatin1(text) << QString::fromLatin1(found)
            << QString::fromLatin1(wanted);
    };
    const auto form = "q,r>q,r or q,r>exit or pass";
    row("", "nothing", form);
    row("-3,0", "\"-3,0\"", form);
    row("-3,0-2,0", "\"-3,0-2,0\"", form);
    row("-3,0>-2,0x", "\"-3,0>-2,0x\"", form);
    row("e2e4", "\"e2e4\"", form);
    row("-3,0>-4,0", "\"-3,0>-4,0\"", "hexes on the board: q, r and q + r between -3 and 3");
    row("99999999999,0>1,1",
        "\"99999999999,0>1,1\"",
        "hexes on the board: q, r and q + r between -3 and 3");
    row("pass", "\"pass\"", "a legal move: You may pass only when no action is left");
    row("0,0>0,1", "\"0,0>0,1\"", "a legal move: No piece stands on 0,0");
    row("-3,0>exit",
        "\"-3,0>exit\"",
        "a legal move: The piece on -3,0 is not on the edge where your pieces exit");
    row("-3,0>-1,0", "\"-3,0>-1,0\"", "a legal move: There is nothing to jump over on -2,0");
}

void ChexersTextsTest::badMoves()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    QFETCH(QString, wanted);
    const auto move = Rules::parseMove(Position(), text.toStdString());
    QVERIFY(!move);
    QCOMPARE(QString::fromStdString(move.error().found.english()), found);
    QCOMPARE(QString::fromStdString(move.error().wanted.english()), wanted);
}

QTEST_APPLESS_MAIN(ChexersTextsTest)
#include "chexerstextstest.moc"
