#include "tests/support/tetresstexts.h"
#include "model/core/erasure/erased.h"
#include "model/games/tetress/tetress.h"
#include "tests/support/textrow.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::tetress;
using namespace tessera::tetress::test;
using tessera::test::row;

namespace {

std::vector<Cell> cellsFrom(const QString &cells)
{
    std::vector<Cell> list;
    for (const QString &cell : cells.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList parts = cell.split(QLatin1Char(','));
        list.push_back(cellAtRowColumn(parts[0].toInt(), parts[1].toInt()));
    }
    return list;
}

} // namespace

/// What is written and read of Tetress: positions and placements, and the words for what is refused.
class TetressTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
    void badPositions_data();
    void badPositions();
    void badMoves_data();
    void badMoves();
    void movesAreReadInAnyOrder();
};

void TetressTextsTest::refusals_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("cells");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("causes");

    const QString early = rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2";
    row("one loose cell", early, "1,0 1,1 1,2 3,1", "not-tetromino", "T3", "3,1");
    row("a cell that touches only diagonally is loose",
        early,
        "1,0 1,1 1,2 2,3",
        "not-tetromino",
        "T3",
        "2,3");
    row("two pairs: the second is loose", early, "1,0 1,1 8,8 8,9", "not-tetromino", "T3", "8,8 8,9");
    row("four single cells", early, "1,1 3,3 7,7 9,9", "not-tetromino", "T3", "3,3 7,7 9,9");
    row("cells that hang together over the edge are not loose",
        early,
        "10,0 10,10 1,1 9,0",
        "not-tetromino",
        "T3",
        "1,1");
    row("one cell occupied", early, "0,3 1,3 2,3 3,3", "occupied", "T3", "0,3");
    row("two cells occupied", early, "0,3 0,2 1,3 1,2", "occupied", "T3", "0,2 0,3");
    row("the first pick is occupied", early, "5,2", "occupied", "T3", "5,2");
    row("the third pick is occupied", early, "6,2 6,3 5,3", "occupied", "T3", "5,3");
    row("the same cell twice", early, "1,0 1,1 1,0", "same-cell", "T3", "1,0");
    row("the same cell twice among four", early, "1,0 1,1 1,2 1,1", "same-cell", "T3", "1,1");
    row("five cells", early, "1,0 1,1 1,2 1,3 1,4", "too-many-cells", "T3", "1,4");
    row("no own token touched", early, "7,5 7,6 8,5 8,6", "not-touching", "T3", "0,0 0,1 0,2 0,3");
    row("only the opponent's token touched",
        early,
        "6,0 6,1 6,2 6,3",
        "not-touching",
        "T3",
        "0,0 0,1 0,2 0,3");
    row("a pick out of reach of one's tokens", early, "6,6", "not-touching", "T3", "0,0 0,1 0,2 0,3");
    row("two picks out of reach", early, "4,5 5,5", "not-touching", "T3", "0,0 0,1 0,2 0,3");
    row("picks too far apart", early, "1,0 1,5", "too-far-apart", "T3", "1,5");
    row("picks too far apart across the edge", early, "1,0 8,0", "too-far-apart", "T3", "8,0");
    row("no room around the pick",
        rows({{4, "4RRR4"}, {5, "4R1R4"}, {6, "4RRR4"}, {9, "B10"}}) + " r 10",
        "5,5",
        "no-room",
        "T3",
        "4,4 4,5 4,6 5,4 5,6 6,4 6,5 6,6");
    row("fewer than four cells that would do", early, "1,0 1,1", "incomplete", "T2", "");
    row("the game is over at the turn limit",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 150",
        "1,0 1,1 1,2 1,3",
        "game-over",
        "T5",
        "");
    row("the game is over for want of a placement",
        rows({{5, "BBBB7"}}) + " r 10",
        "1,0 1,1 1,2 1,3",
        "game-over",
        "T5",
        "");
}

void TetressTextsTest::refusals()
{
    QFETCH(const QString, start);
    QFETCH(const QString, cells);
    QFETCH(const QString, causes);
    const Refusal refusal = at(start.toStdString())->pointing().refusal(cellsFrom(cells));
    QTEST(string(refusal.code), "code");
    QTEST(string(refusal.section), "section");
    std::vector<Cell> wanted = cellsFrom(causes);
    if (refusal.code == "no-room") {
        // Besides the ring around the pick, tokens farther away may be in the way as well.
        for (const Cell cell : wanted)
            QVERIFY(
                std::find(refusal.cells.begin(), refusal.cells.end(), cell) != refusal.cells.end());
    } else {
        QCOMPARE(refusal.cells, wanted);
    }
    QVERIFY(!refusal.sentence.english().empty());
    QVERIFY(refusal.sentence.english().find('%') == std::string::npos);
}

void TetressTextsTest::badPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");

    const QString empty = rows({});
    row("nothing", "", 1, "only 0 fields");
    row("no side", empty, 33, "only 1 field");
    row("no actions", empty + " r", 35, "only 2 fields");
    row("another field", empty + " r 0 1", 38, "\"1\"");
    row("an unknown token", "11/4W6/11/11/11/11/11/11/11/11/11 r 0", 5, "\"W\"");
    row("small letters", "11/4r6/11/11/11/11/11/11/11/11/11 r 0", 5, "\"r\"");
    row("a run of no cells", "11/0R10/11/11/11/11/11/11/11/11/11 r 0", 4, "\"0\"");
    row("a run with a leading zero", "11/R010/11/11/11/11/11/11/11/11/11 r 0", 5, "\"010\"");
    row("a run longer than a row", "11/12/11/11/11/11/11/11/11/11/11 r 0", 4, "\"12\"");
    row("a huge run", "99999999999999999999/11 r 0", 1, "\"99999999999999999999\"");
    row("a long row", "11/RR10/11/11/11/11/11/11/11/11/11 r 0", 6, "more than 11 cells in row 1");
    row("a short row", "11/RR8/11/11/11/11/11/11/11/11/11 r 0", 7, "10 cells in row 1");
    row("an empty row", "11//11/11/11/11/11/11/11/11/11 r 0", 4, "0 cells in row 1");
    row("ten rows", "11/11/11/11/11/11/11/11/11/11 r 0", 30, "10 rows");
    row("twelve rows", empty + "/11 r 0", 34, "a twelfth row");
    row("a slash at the end", empty + "/ r 0", 34, "a twelfth row");
    row("an unknown side", empty + " w 0", 34, "\"w\"");
    row("a side that contradicts the actions", empty + " b 0", 34, "\"b\"");
    row("a side that contradicts the actions, Red", empty + " r 1", 34, "\"r\"");
    row("actions that are no number", empty + " r x", 36, "\"x\"");
    row("a number with a tail", empty + " r 2x", 36, "\"2x\"");
    row("negative actions", empty + " r -2", 36, "\"-2\"");
    row("too many actions", empty + " b 151", 36, "\"151\"");
    row("blanks before", "  11/4W6/11/11/11/11/11/11/11/11/11 r 0", 7, "\"W\"");
}

void TetressTextsTest::badPositions()
{
    QFETCH(const QString, text);
    const auto position = Rules::parsePosition(text.toStdString(), {});
    QVERIFY(!position);
    QTEST(position.error().column, "column");
    QTEST(string(position.error().found.english()), "found");
    QVERIFY(!position.error().wanted.isEmpty());
}

void TetressTextsTest::badMoves_data()
{
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("said");

    row("nothing", "", "found nothing");
    row("words", "pass", "found \"pass\"");
    row("three cells", "1,0+1,1+1,2", "four cells");
    row("five cells", "1,0+1,1+1,2+1,3+1,4", "four cells");
    row("a cell beyond the board", "1,0+1,1+1,2+1,11", "column 13");
    row("a negative row", "1,0+1,1+1,2+-1,3", "column 13");
    row("a plus too many", "1,0+1,1+1,2+1,3+", "column 17");
    row("blanks", "1,0+ 1,1+1,2+1,3", "column 5");
    row("leading zeros", "01,0+1,1+1,2+1,3", "column 1");
    row("the same cell twice", "1,0+1,1+1,2+1,2", "1,2 is named twice");
    row("not a tetromino", "1,0+1,1+1,2+3,2", "3,2 is loose (T3)");
    row("occupied", "0,3+1,3+2,3+3,3", "0,3 is occupied (T3)");
    row("no own token", "7,5+7,6+8,5+8,6", "adjacent to a token of Red (T3)");
}

void TetressTextsTest::badMoves()
{
    QFETCH(const QString, move);
    QFETCH(const QString, said);
    const auto position = at(rows({{0, "RRRR7"}, {5, "BBBB7"}}).toStdString() + " r 2");
    const auto read = position->parseMove(move.toStdString());
    QVERIFY(!read);
    const QString sentence = string(read.error().sentence());
    QVERIFY2(sentence.contains(said), qPrintable(sentence));
}

void TetressTextsTest::movesAreReadInAnyOrder()
{
    const auto position = ErasedGame<Rules>().start({});
    std::vector<std::string> cells{"6,3", "7,2", "7,3", "7,4"};
    int orders = 0;
    do {
        const auto move = position->parseMove(
            cells[0] + "+" + cells[1] + "+" + cells[2] + "+" + cells[3]);
        QVERIFY(move);
        QCOMPARE(position->moveText(*move), std::string("6,3+7,2+7,3+7,4"));
        ++orders;
    } while (std::next_permutation(cells.begin(), cells.end()));
    QCOMPARE(orders, 24);
    const auto numeric = position->parseMove("9,10+10,10+9,9+10,9");
    QVERIFY(numeric);
    QCOMPARE(position->moveText(*numeric), std::string("9,9+9,10+10,9+10,10"));
}

QTEST_GUILESS_MAIN(TetressTextsTest)
#include "tetresstextstest.moc"
