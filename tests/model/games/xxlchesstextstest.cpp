#include "tests/support/xxlchesstexts.h"
#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/textrow.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::row;

/// What is written and read of XXLChess: labels, moves and positions.
class XxlChessTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void labels_data();
    void labels();
    void looseMoveTexts_data();
    void looseMoveTexts();
    void badMoveTexts_data();
    void badMoveTexts();
    void badPositions_data();
    void badPositions();
    void fenIsAccepted();
    void enPassantOfFenIsIgnoredWithAWarning();
    void waitingSideInCheckIsWarnedOf();
};

void XxlChessTextsTest::labels_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("label");
    row("pawn step", "7k6/14/14/14/14/14/14/14/14/14/14/14/P13/7K6 w - - w 8", "a2a4", "a4");
    row("castling toward higher files", kCastlingStart, "h1j1", "O-O");
    row("castling toward lower files", kCastlingStart, "h1f1", "O-O-O");
    row("knight", "7k6/14/14/14/14/14/14/14/14/14/14/14/14/6NK6 w - - w 8", "g1f3", "Nf3");
    row("two knights on one rank",
        "7k6/14/14/14/14/14/14/14/14/14/14/14/14/4N1NK6 w - - w 8",
        "g1f3",
        "Ngf3");
    row("two knights on one file",
        "7k6/14/14/14/14/14/14/14/14/6N7/14/14/14/6NK6 w - - w 8",
        "g1f3",
        "N1f3");
    row("three knights",
        "7k6/14/14/14/14/14/14/14/14/4N1N7/14/14/14/6NK6 w - - w 8",
        "g5f3",
        "Ng5f3");
    row("pinned rival needs no telling apart",
        "7k6/7r6/14/14/14/14/14/14/14/14/14/7N6/14/3N3K6 w - - w 8",
        "d1f2",
        "Nf2");
    row("pawn takes", "7k6/14/14/14/14/14/14/14/14/3nn9/3P10/14/14/7K6 w - - w 8", "d4e5", "dxe5");
    row("promotion", "7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8", "g7g8q", "g8=Q");
    row("promotion by capture with check",
        "14/14/14/14/14/7k6/3n10/2P11/14/14/14/14/14/K13 w - - w 8",
        "c7d8q",
        "cxd8=Q");
    row("archbishop takes with check, two-digit rank",
        "9k4/14/14/10p3/14/14/14/14/14/14/10H3/14/14/3K10 w - - w 8",
        "k4j6",
        "Hj6");
    row("mate", "7k6/14/14/14/14/14/14/14/14/14/14/8qa4/14/7K6 b - - w 8", "i3h2", "Qh2#");
    row("castling that mates",
        "7pkp4/7p1p4/14/14/14/14/14/14/14/14/14/14/14/7K5R w h1,n1,i14 - w 8",
        "h1j1",
        "O-O#");
    row("check", "7k6/14/14/14/14/14/14/14/14/14/14/14/14/K5R7 w - - w 8", "g1h1", "Rh1+");
}

void XxlChessTextsTest::labels()
{
    QFETCH(const QString, position);
    QFETCH(const QString, move);
    QFETCH(const QString, label);
    const Position start = positionOf(position.toStdString());
    const auto byCoordinates = Rules::parseMove(start, move.toStdString());
    QVERIFY2(byCoordinates, byCoordinates ? "" : byCoordinates.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(Rules::moveLabel(start, *byCoordinates)), label);
    const auto byLabel = Rules::parseMove(start, label.toStdString());
    QVERIFY2(byLabel, byLabel ? "" : byLabel.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(Rules::moveText(start, *byLabel)), move);
}

void XxlChessTextsTest::looseMoveTexts_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    const auto row = [](const char *position, const char *text, const char *move) {
        QTest::newRow(text) << QString::fromUtf8(position) << QString::fromUtf8(text)
                            << QString::fromUtf8(move);
    };
    const char *knights = "7k6/14/14/14/14/14/14/14/14/6N7/5p8/14/14/6NK6 w - - w 8";
    const char *pawn = "7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8";
    row(kCastlingStart, "0-0", "h1j1");
    row(kCastlingStart, "0-0-0!?", "h1f1");
    row(kCastlingStart, "Kh1-i2", "h1i2");
    row(knights, "N1f3", "g1f3");
    row(knights, "Ng1-f3", "g1f3");
    row(knights, "Ng1f3+", "g1f3");
    row(knights, "g1-f3", "g1f3");
    row(pawn, "g8Q", "g7g8q");
    row(pawn, "g7g8Q", "g7g8q");
    row(pawn, "g7-g8=q", "g7g8q");
    row(pawn, "Pg8=Q!", "g7g8q");
}

void XxlChessTextsTest::looseMoveTexts()
{
    QFETCH(const QString, position);
    QFETCH(const QString, text);
    QFETCH(const QString, move);
    const Position start = positionOf(position.toStdString());
    const auto read = Rules::parseMove(start, text.toStdString());
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(Rules::moveText(start, *read)), move);
}

void XxlChessTextsTest::badMoveTexts_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *position, const char *text, const char *reason) {
        QTest::newRow(*text == '\0' ? "nothing" : text)
            << QString::fromUtf8(position) << QString::fromUtf8(text) << QString::fromUtf8(reason);
    };
    const char *knights = "7k6/14/14/14/14/14/14/14/14/6N7/14/14/14/6NK6 w - - w 8";
    const char *pawn = "7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8";
    row(knights, "", "a move such as");
    row(knights, "xyzzy", "a move such as");
    row(knights, "Zf3", "a move such as");
    row(knights, "Nf", "a move such as");
    row(knights, "Nf99", "a move such as");
    row(knights, "g1f3f4", "a move such as");
    row(knights, "Nf3", "which of the pieces moves: N1f3 or N5f3");
    row(knights, "p1a1", "a square of the board");
    row(knights, "a5a6", "There is nothing on a5");
    row(knights, "g1g2", "The knight does not move like that");
    row(knights, "Qa1", "no such piece can move there");
    row(knights, "h14h13", "not yours");
    row(knights, "O-O", "No castling: the king has already moved");
    row(pawn, "g7g8", "what the pawn becomes");
    row(pawn, "g8", "what the pawn becomes");
    row(pawn, "g8=R", "a promotion that the rules allow");
    row(pawn, "g7h8q", "goes diagonally only to capture");
}

void XxlChessTextsTest::badMoveTexts()
{
    QFETCH(const QString, position);
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    const auto read = Rules::parseMove(positionOf(position.toStdString()), text.toStdString());
    QVERIFY(!read.hasValue());
    const QString wanted = QString::fromStdString(read.error().wanted.english());
    QVERIFY2(wanted.contains(reason), qPrintable(wanted));
    QCOMPARE(read.error().where.english(), std::string("move"));
}

void XxlChessTextsTest::badPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *text, int column, const char *found) {
        QTest::newRow(*text == '\0' ? "nothing" : text)
            << QString::fromUtf8(text) << column << QString::fromUtf8(found);
    };
    row("", 1, "0 fields");
    row("3/3/3 w -", 10, "3 fields");
    row("3/3/3 w - - w 3 more", 21, "7 fields");
    row("3/3 w - - w 2", 1, "2 rows");
    row("2/2/2 w - - w 2", 2, "2 squares in a row");
    row("17/3/3 w - - w 2", 1, "more than 16 squares");
    row("r2147483647p// b w 8", 2, "more than 16 squares");
    row("3/4/3 w - - w 2", 4, "4 squares in this row");
    row("3/1z1/3 w - - w 2", 4, "\"z\"");
    row("0k2/3/3 w - - w 2", 1, "\"0\"");
    row("k1k/3/3 w - - w 2", 1, "two kings of Black");
    row("3/3/3 x - - w 2", 7, "\"x\"");
    row("k2/3/3 w c3 - w 2", 10, "\"c3\"");
    row("k2/3/3 w a3,a9 - w 2", 13, "\"a9\"");
    row("k2/3/3 w a3, - w 2", 13, "nothing");
    row("k2/P2/3 w a3 b2 w 2", 14, "\"b2\"");
    row("k2/P2/3 w a3 a2 q 2", 17, "\"q\"");
    row("k2/P2/3 w a3 a2 w", 18, "nothing");
    row("k2/P2/3 w a3 a2 w 4", 19, "\"4\"");
    row("k2/P2/3 w a3 a2 w two", 19, "\"two\"");
    row("k2/3/3 w K - 0 1", 10, "\"K\"");
    row("k2/3/3 w X - 0 1", 10, "\"X\"");
    row("k2/3/3 w - - 0 x", 16, "\"x\"");
}

void XxlChessTextsTest::badPositions()
{
    QFETCH(const QString, text);
    QFETCH(const int, column);
    QFETCH(const QString, found);
    const auto read = Rules::parsePosition(text.toStdString(), strictOptions());
    QVERIFY(!read.hasValue());
    const QString sentence = QString::fromStdString(read.error().sentence());
    QVERIFY2(
        QString::fromStdString(read.error().found.english()).contains(found), qPrintable(sentence));
    QCOMPARE(read.error().column, column);
    QVERIFY(!read.error().wanted.isEmpty());
}

void XxlChessTextsTest::fenIsAccepted()
{
    const std::string text = Rules::positionText(
        positionOf("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQk - 4 12"));
    QCOMPARE(
        text,
        std::string("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b "
                    "a1,e1,h1,e8,h8 - w 5"));
    const std::string without = Rules::positionText(positionOf("4k3/8/8/8/8/8/8/4K2R w - -"));
    QCOMPARE(without, std::string("4k3/8/8/8/8/8/8/4K2R w - - w 5"));
}

void XxlChessTextsTest::enPassantOfFenIsIgnoredWithAWarning()
{
    const auto read = readPosition("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", RuleChoices());
    QVERIFY(read.hasValue());
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(read->warnings[0].english(), std::string("There is no en passant: e6 is ignored"));
}

void XxlChessTextsTest::waitingSideInCheckIsWarnedOf()
{
    const auto read = readPosition("k2/3/R1K w - - w 3", RuleChoices());
    QVERIFY(read.hasValue());
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(
        read->warnings[0].english(),
        std::string("Black stands in check although it is White's turn"));
}

QTEST_GUILESS_MAIN(XxlChessTextsTest)
#include "xxlchesstextstest.moc"
