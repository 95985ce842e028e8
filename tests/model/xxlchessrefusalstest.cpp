#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/textrow.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::row;

namespace {

Square squareNamed(std::string_view name)
{
    const auto square = takeSquare(name);
    if (!square)
        qFatal("no square");
    return *square;
}

Refusal refusalOf(const Position &position, const char *squares)
{
    std::vector<Cell> cells;
    for (const QString &name : QString::fromUtf8(squares).split(' ', Qt::SkipEmptyParts))
        cells.push_back(cellOf(position, squareNamed(name.toStdString())));
    return Rules::refusal(position, cells);
}

} // namespace

/// The words for what the rules of XXLChess refuse.
class XxlChessRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
};

void XxlChessRefusalsTest::refusals_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("squares");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("causes");
    QTest::addColumn<QString>("sentence");
    const char *pinned = "7k6/14/14/14/14/7r6/14/14/14/7C6/14/14/P13/7K6 w - - w 8";
    row("nothing there", pinned, "a5", "empty", "a5", "There is nothing on a5 to move");
    row("not yours",
        pinned,
        "h9",
        "not-yours",
        "h9",
        "The rook on h9 is not yours: it is White's turn");
    row("pinned, pointed at alone",
        pinned,
        "h5",
        "pinned",
        "h9 h2 h3 h4 h6 h7 h8 h1",
        "The camel on h5 is pinned: without it the rook on h9 would attack the king");
    row("pinned, pointed to a square",
        pinned,
        "h5 i8",
        "pinned",
        "h9 h2 h3 h4 h6 h7 h8 h1",
        "The camel on h5 is pinned: without it the rook on h9 would attack the king");
    row("pinned, and no such move",
        pinned,
        "h5 h6",
        "movement",
        "h5",
        "The camel does not move like that");
    row("pawn sideways",
        pinned,
        "a2 b2",
        "movement",
        "a2",
        "A pawn goes one square forward and captures one square diagonally forward");
    row("pawn takes nothing",
        pinned,
        "a2 b3",
        "movement",
        "b3",
        "A pawn goes diagonally only to capture, and b3 is empty");
    const char *checked = "7k6/14/14/14/14/7e6/14/14/14/R13/14/14/P5C7/7K6 w - - w 8";
    row("king must be defended",
        checked,
        "a2 a3",
        "defend-king",
        "h9",
        "You must defend your king: it is attacked by the chancellor on h9");
    row("king must be defended, pointed at alone",
        checked,
        "a2",
        "defend-king",
        "h9",
        "You must defend your king: it is attacked by the chancellor on h9");
    row("king stays on the line of attack",
        checked,
        "h1 h2",
        "king-attacked",
        "h9",
        "The king would be attacked on h2 by the chancellor on h9");
    row("double check",
        "7k6/14/14/10B3/14/14/14/14/14/7R6/14/14/14/n6K6 b - - w 8",
        "a1 b3",
        "defend-king",
        "h5 k11",
        "You must defend your king: it is attacked twice, so the king itself must move");
    row("king into attack",
        "7k6/14/14/14/14/14/14/14/14/14/6r7/14/14/7K6 w - - w 8",
        "h1 g2",
        "king-attacked",
        "g4",
        "The king would be attacked on g2 by the rook on g4");
    row("king steps back along the line",
        "7k6/14/14/14/14/7r6/14/14/14/7K6/14/14/14/14 w - - w 8",
        "h5 h4",
        "king-attacked",
        "h9",
        "The king would be attacked on h4 by the rook on h9");
    row("blocked",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/P13/R6K6 w - - w 8",
        "a1 a5",
        "blocked",
        "a2",
        "The way of the rook is blocked by the pawn on a2");
    row("own piece",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/P13/R6K6 w - - w 8",
        "a1 a2",
        "own-piece",
        "a2",
        "Your own pawn stands on a2");
    row("stuck",
        "7k6/14/14/14/14/14/14/14/14/14/14/n13/P13/7K6 w - - w 8",
        "a2",
        "stuck",
        "a2",
        "The pawn on a2 cannot move: its way is blocked");
    row("pawn blocked",
        "7k6/14/14/14/14/14/14/14/14/14/14/n13/P13/7K6 w - - w 8",
        "a2 a4",
        "blocked",
        "a3",
        "The way of the pawn is blocked by the knight on a3");
    row("pawn blocked at two",
        "7k6/14/14/14/14/14/14/14/14/14/n13/14/P13/7K6 w - - w 8",
        "a2 a4",
        "blocked",
        "a4",
        "The way of the pawn is blocked by the knight on a4");
    row("moved pawn goes two",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/P13/7K6 w - a2 w 8",
        "a2 a4",
        "movement",
        "a2",
        "Only an unmoved pawn on its second row may go two squares");
    row("castling: king moved",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K6 w a1 - w 8",
        "h1 f1",
        "castling-moved",
        "h1",
        "No castling: the king has already moved");
    row("castling: rook moved",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K6 w h1 - w 8",
        "h1 f1",
        "castling-moved",
        "a1",
        "No castling: the rook on a1 has already moved");
    row("castling: no rook",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K6 w a1,h1 - w 8",
        "h1 j1",
        "castling-rook",
        "h1",
        "No castling: there is no rook on that side");
    row("castling: not the first piece",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/RN5K6 w a1,h1 - w 8",
        "h1 f1",
        "castling-rook",
        "b1",
        "No castling: the first piece on that side is not your rook but the knight on b1");
    row("castling: too near",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/5R1K6 w f1,h1 - w 8",
        "h1 j1",
        "castling-rook",
        "h1",
        "No castling: there is no rook on that side");
    row("castling: rook beside the king",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/7KR5 w h1,i1 - w 8",
        "h1 j1",
        "castling-near",
        "i1",
        "No castling: the rook on i1 is too near");
    row("castling: in check",
        "7k6/14/14/14/14/14/7r6/14/14/14/14/14/14/R6K6 w a1,h1 - w 8",
        "h1 f1",
        "castling-check",
        "h8",
        "No castling out of check: the rook on h8 attacks the king");
    row("castling: through attack",
        "7k6/14/14/14/14/14/6r7/14/14/14/14/14/14/R6K6 w a1,h1 - w 8",
        "h1 f1",
        "castling-attack",
        "g8",
        "No castling: the king would pass g1, which the rook on g8 attacks");
    row("castling: into attack",
        "7k6/14/14/14/14/14/5r8/14/14/14/14/14/14/R6K6 w a1,h1 - w 8",
        "h1 f1",
        "king-attacked",
        "f8",
        "The king would be attacked on f1 by the rook on f8");
    row("castling: uncovers an attack",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/2rR3K6 w d1,h1 - w 8",
        "h1 f1",
        "king-attacked",
        "c1",
        "The king would be attacked on f1 by the rook on c1");
    row("game over",
        "7k6/14/14/14/14/14/14/14/14/14/14/1q12/14/K13 w - - w 8",
        "a1 a2",
        "game-over",
        "",
        "The game is over");
}

void XxlChessRefusalsTest::refusals()
{
    QFETCH(const QString, position);
    QFETCH(const QString, squares);
    QFETCH(const QString, code);
    QFETCH(const QString, causes);
    QFETCH(const QString, sentence);
    const Position start = positionOf(position.toStdString());
    const Refusal refusal = refusalOf(start, squares.toUtf8().constData());
    QCOMPARE(QString::fromStdString(refusal.sentence.english()), sentence);
    QCOMPARE(QString::fromStdString(refusal.code), code);
    QCOMPARE(namesOf(start, refusal.cells), causes);
    QVERIFY(!refusal.section.empty());
    const bool exposes = code == QLatin1String("pinned") || code == QLatin1String("defend-king")
                         || code == QLatin1String("king-attacked");
    QCOMPARE(exposesKing(refusal), exposes);
}

QTEST_GUILESS_MAIN(XxlChessRefusalsTest)
#include "xxlchessrefusalstest.moc"
