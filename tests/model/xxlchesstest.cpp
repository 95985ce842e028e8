#include "model/games/xxlchess/xxlchess.h"
#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/layout.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/rules/mate.h"
#include "tests/support/goldendata.h"

#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::xxlchess;
using nlohmann::json;
using tessera::test::goldenLines;

namespace {

/// Leaves up to which small boards are counted.
constexpr std::uint64_t kMostLeaves = 2'000'000;

Options strictOptions()
{
    return Options::strict(Rules::info().options);
}

Position positionOf(const std::string &text, const Options &options = strictOptions())
{
    auto position = Rules::parsePosition(text, options);
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

std::vector<std::string> legalTexts(const Position &position)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    std::vector<std::string> texts;
    for (const xxlchess::Move move : moves)
        texts.push_back(Rules::moveText(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Square squareNamed(std::string_view name)
{
    const auto square = takeSquare(name);
    if (!square)
        qFatal("no square");
    return *square;
}

void playAll(Position &position, const char *moves)
{
    for (const QString &text : QString::fromUtf8(moves).split(' ', Qt::SkipEmptyParts)) {
        const auto move = Rules::parseMove(position, text.toStdString());
        if (!move)
            qFatal("%s", move.error().sentence().c_str());
        position.play(*move);
    }
}

Refusal refusalOf(const Position &position, const char *squares)
{
    std::vector<Cell> cells;
    for (const QString &name : QString::fromUtf8(squares).split(' ', Qt::SkipEmptyParts))
        cells.push_back(cellOf(position, squareNamed(name.toStdString())));
    return Rules::refusal(position, cells);
}

QString namesOf(const Position &position, const std::vector<Cell> &cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names.append(QString::fromStdString(Rules::cellText(position, cell)));
    return names.join(QLatin1Char(' '));
}

/// King and the piece of a test on an otherwise empty board, for what needs no more.
constexpr const char *kCastlingStart
    = "7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K5R w a1,h1,n1,h14 - w 8";

} // namespace

class XxlChessTest : public QObject
{
    Q_OBJECT

private slots:
    void legalMoves_data() { addRows("legal.jsonl"); }
    void legalMoves();
    void edgeCases_data() { addRows("edge-cases.jsonl"); }
    void edgeCases();
    void mates_data() { addRows("mates.jsonl"); }
    void mates();
    void smallBoards_data() { addRows("small-boards.jsonl"); }
    void smallBoards();

    void labels_data();
    void labels();
    void labelsOfAllMovesAreReadBack_data() { addRows("legal.jsonl"); }
    void labelsOfAllMovesAreReadBack();
    void looseMoveTexts_data();
    void looseMoveTexts();
    void badMoveTexts_data();
    void badMoveTexts();
    void badPositions_data();
    void badPositions();
    void fenIsAccepted();
    void enPassantOfFenIsIgnoredWithAWarning();
    void waitingSideInCheckIsWarnedOf();

    void refusals_data();
    void refusals();
    void everyMoveOffTheListIsRefused_data() { addRows("edge-cases.jsonl"); }
    void everyMoveOffTheListIsRefused();

    void captureIsRemovedBeforeTheCapturerArrives();
    void castlingMovesBothMenAtOnce();
    void promotionComesAfterTheMove();
    void promotionChoice();
    void repetitionIsADrawOnlyWhenSwitchedOn();
    void hundredQuietTurnsAreADrawOnlyWhenSwitchedOn();
    void mateComesBeforeTheHundredTurns();
    void takingAKingEndsTheGame();
    void rookThatCannotCastleHashesAsMoved();
    void factsOfCheckAndMate();
    void factsOfCapturedMen();
    void furtherPieceIsATableRow();
    void shortSlidesPinAndCheckWithinTheirRange();
    void mostMovesFitTheList();

private:
    void addRows(const char *file);
    [[nodiscard]] const json &row() const;

    std::vector<json> m_rows;
};

void XxlChessTest::addRows(const char *file)
{
    QTest::addColumn<int>("number");
    m_rows = goldenLines("xxlchess", file);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        QTest::addRow("%s %zu", m_rows[i].value("name", "").c_str(), i + 1) << static_cast<int>(i);
    QVERIFY2(!m_rows.empty(), file);
}

const json &XxlChessTest::row() const
{
    const auto *number = static_cast<const int *>(QTest::qData("number", qMetaTypeId<int>()));
    return m_rows[static_cast<std::size_t>(*number)];
}

void XxlChessTest::legalMoves()
{
    const Position position = positionOf(row().at("start"));
    auto wanted = row().at("moves").get<std::vector<std::string>>();
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(legalTexts(position), wanted);
    QCOMPARE(position.countLegalMoves(), wanted.size());
    QCOMPARE(position.isInCheck(position.toMove()), row().at("check").get<bool>());
}

void XxlChessTest::edgeCases()
{
    const Position position = positionOf(row().at("start"));
    auto wanted = row().at("legal").get<std::vector<std::string>>();
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(legalTexts(position), wanted);
    for (const json &move : row().at("must"))
        QVERIFY(Rules::parseMove(position, move.get<std::string>()).hasValue());
    for (const json &move : row().at("must_not"))
        QVERIFY(!Rules::parseMove(position, move.get<std::string>()).hasValue());
    QCOMPARE(position.isInCheck(position.toMove()), row().at("check").get<bool>());
    const json &result = row().at("result");
    const std::string reason = result.is_null() ? "none" : result.get<std::string>();
    QCOMPARE(std::string(text(position.outcome().reason)), reason);
}

void XxlChessTest::mates()
{
    const Position position = positionOf(row().at("start"));
    QCOMPARE(position.outcome().reason, reason::kCheckmate);
    json contributing = json::object();
    for (const auto &[square, attackers] : contributingPieces(position)) {
        std::vector<std::string> names;
        attackers.forEach([&names](Square attacker) { names.push_back(squareText(attacker)); });
        std::sort(names.begin(), names.end());
        contributing[squareText(square)] = names;
    }
    json wanted = row().at("contributing");
    for (auto &[square, names] : wanted.items())
        std::sort(names.begin(), names.end());
    QCOMPARE(contributing.dump(), wanted.dump());
    std::vector<std::string> highlight;
    mateHighlight(position).forEach(
        [&highlight](Square square) { highlight.push_back(squareText(square)); });
    std::sort(highlight.begin(), highlight.end());
    auto wantedHighlight = row().at("highlight").get<std::vector<std::string>>();
    std::sort(wantedHighlight.begin(), wantedHighlight.end());
    QCOMPARE(highlight, wantedHighlight);
}

void XxlChessTest::smallBoards()
{
    Position position = positionOf(row().at("start"));
    QCOMPARE(Rules::positionText(position), row().at("start").get<std::string>());
    int depth = 0;
    for (const json &count : row().at("perft")) {
        ++depth;
        const auto leaves = count.get<std::uint64_t>();
        if (leaves > kMostLeaves)
            break;
        QCOMPARE(tessera::perft<Rules>(position, depth), leaves);
    }
    QVERIFY(depth > 0);
}

void XxlChessTest::labels_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("label");
    const auto row =
        [](const char *name, const char *position, const char *move, const char *label) {
            QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(move)
                                << QString::fromUtf8(label);
        };
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

void XxlChessTest::labels()
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

void XxlChessTest::labelsOfAllMovesAreReadBack()
{
    const Position position = positionOf(row().at("start"));
    Position::MoveList moves;
    position.legalMoves(moves);
    for (const xxlchess::Move move : moves) {
        const std::string label = Rules::moveLabel(position, move);
        const auto read = Rules::parseMove(position, label);
        QVERIFY2(read && *read == move, label.c_str());
    }
}

void XxlChessTest::looseMoveTexts_data()
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

void XxlChessTest::looseMoveTexts()
{
    QFETCH(const QString, position);
    QFETCH(const QString, text);
    QFETCH(const QString, move);
    const Position start = positionOf(position.toStdString());
    const auto read = Rules::parseMove(start, text.toStdString());
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(QString::fromStdString(Rules::moveText(start, *read)), move);
}

void XxlChessTest::badMoveTexts_data()
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

void XxlChessTest::badMoveTexts()
{
    QFETCH(const QString, position);
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    const auto read = Rules::parseMove(positionOf(position.toStdString()), text.toStdString());
    QVERIFY(!read.hasValue());
    const QString wanted = QString::fromStdString(read.error().wanted);
    QVERIFY2(wanted.contains(reason), qPrintable(wanted));
    QCOMPARE(read.error().where, std::string("move"));
}

void XxlChessTest::badPositions_data()
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

void XxlChessTest::badPositions()
{
    QFETCH(const QString, text);
    QFETCH(const int, column);
    QFETCH(const QString, found);
    const auto read = Rules::parsePosition(text.toStdString(), strictOptions());
    QVERIFY(!read.hasValue());
    const QString sentence = QString::fromStdString(read.error().sentence());
    QVERIFY2(QString::fromStdString(read.error().found).contains(found), qPrintable(sentence));
    QCOMPARE(read.error().column, column);
    QVERIFY(!read.error().wanted.empty());
}

void XxlChessTest::fenIsAccepted()
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

void XxlChessTest::enPassantOfFenIsIgnoredWithAWarning()
{
    const auto read = readPosition("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", RuleChoices());
    QVERIFY(read.hasValue());
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(read->warnings[0].english(), std::string("There is no en passant: e6 is ignored"));
}

void XxlChessTest::waitingSideInCheckIsWarnedOf()
{
    const auto read = readPosition("k2/3/R1K w - - w 3", RuleChoices());
    QVERIFY(read.hasValue());
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(
        read->warnings[0].english(),
        std::string("Black stands in check although it is White's turn"));
}

void XxlChessTest::refusals_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("squares");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("causes");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name,
                        const char *position,
                        const char *squares,
                        const char *code,
                        const char *causes,
                        const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(squares)
                            << QString::fromUtf8(code) << QString::fromUtf8(causes)
                            << QString::fromUtf8(sentence);
    };
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

void XxlChessTest::refusals()
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

/// Whatever is pointed at, there is a reason, and the sentence has no place left open.
void XxlChessTest::everyMoveOffTheListIsRefused()
{
    const Position position = positionOf(row().at("start"));
    const auto legal = legalTexts(position);
    const SquareSet board = position.rules().board();
    board.forEach([&](Square from) {
        board.forEach([&](Square to) {
            const std::string text = squareText(from) + squareText(to);
            const auto found = std::lower_bound(legal.begin(), legal.end(), text);
            if (found != legal.end() && found->compare(0, text.size(), text) == 0)
                return;
            const std::array cells{cellOf(position, from), cellOf(position, to)};
            const Refusal refusal = Rules::refusal(position, cells);
            const std::string sentence = refusal.sentence.english();
            QVERIFY2(!refusal.code.empty() && !sentence.empty(), text.c_str());
        });
    });
}

void XxlChessTest::captureIsRemovedBeforeTheCapturerArrives()
{
    const Position position = positionOf(
        "7k6/14/14/14/14/14/14/14/14/3nn9/3P10/14/14/7K6 w - - w 8");
    const auto move = Rules::parseMove(position, "dxe5");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.steps[0].kind, Step::Kind::Remove);
    QCOMPARE(transition.steps[1].kind, Step::Kind::Move);
    QCOMPARE(transition.stageCount(), 1);
}

void XxlChessTest::castlingMovesBothMenAtOnce()
{
    const Position position = positionOf(kCastlingStart);
    const auto move = Rules::parseMove(position, "O-O-O");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.stageCount(), 1);
    QCOMPARE(Rules::cellText(position, transition.steps[1].from), std::string("a1"));
    QCOMPARE(Rules::cellText(position, transition.steps[1].to), std::string("g1"));
}

void XxlChessTest::promotionComesAfterTheMove()
{
    const Position position = positionOf("7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8");
    const auto move = Rules::parseMove(position, "g8=Q");
    QVERIFY(move.hasValue());
    const Transition transition = Rules::transition(position, *move);
    QCOMPARE(transition.steps.size(), std::size_t(2));
    QCOMPARE(transition.steps[1].kind, Step::Kind::Recolour);
    QCOMPARE(int(transition.steps[1].stage), 1);
}

void XxlChessTest::promotionChoice()
{
    Options options = strictOptions();
    options.set("promotion-choice", true);
    const Position position
        = positionOf("7k6/14/14/14/14/14/14/6P7/14/14/14/14/14/K13 w - - w 8", options);
    for (const char *label :
         {"g8=Q", "g8=A", "g8=E", "g8=H", "g8=G", "g8=R", "g8=B", "g8=C", "g8=N"}) {
        const auto move = Rules::parseMove(position, label);
        QVERIFY2(move.hasValue(), label);
        QVERIFY(Rules::moveLabel(position, *move).starts_with(label));
        QCOMPARE(int(Rules::shape(position, *move).choice), int(move->promotion));
    }
    QVERIFY(!Rules::parseMove(position, "g8=P").hasValue());
    QVERIFY(!Rules::parseMove(position, "g8=K").hasValue());
    QCOMPARE(position.countLegalMoves(), std::size_t(9 + 3));
}

void XxlChessTest::repetitionIsADrawOnlyWhenSwitchedOn()
{
    constexpr const char *kShuffle = "g1f3 g14f12 f3g1 f12g14 g1f3 g14f12 f3g1 f12g14";
    constexpr const char *kStart = "6n1k5/14/14/14/14/14/14/14/14/14/14/14/14/6N1K5 w - - w 8";
    Position strict = positionOf(kStart);
    playAll(strict, kShuffle);
    QVERIFY(!strict.isOver());
    Position usual = positionOf(kStart, Options::defaults(Rules::info().options));
    playAll(usual, kShuffle);
    QCOMPARE(usual.outcome().reason, EndReason::Repetition);
    QCOMPARE(usual.countLegalMoves(), std::size_t(0));
}

void XxlChessTest::hundredQuietTurnsAreADrawOnlyWhenSwitchedOn()
{
    for (const bool isOn : {false, true}) {
        Options options = strictOptions();
        options.set("hundred-turns", isOn);
        Position position
            = positionOf("k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 w - - w 8", options);
        constexpr std::array kWhite{"a1b1", "b1b2", "b2a2", "a2a1"};
        constexpr std::array kBlack{"a14b14", "b14b13", "b13a13", "a13a14"};
        for (std::size_t turn = 0; turn < 100; ++turn) {
            QVERIFY(!position.isOver());
            playAll(position, turn % 2 == 0 ? kWhite[turn / 2 % 4] : kBlack[turn / 2 % 4]);
        }
        QCOMPARE(position.quietTurns(), 100);
        QCOMPARE(position.isOver(), isOn);
        QCOMPARE(position.outcome().reason, isOn ? reason::kFiftyMoves : EndReason::None);
    }
}

void XxlChessTest::mateComesBeforeTheHundredTurns()
{
    Options options = strictOptions();
    options.set("hundred-turns", true);
    Position position
        = positionOf("14/14/14/14/14/7q6/14/14/14/14/14/1k12/14/K13 w - - w 8", options);
    constexpr std::array kWhite{"a1b1", "b1a1"};
    constexpr std::array kBlack{"h9h10", "h10h9"};
    for (std::size_t turn = 0; turn < 99; ++turn)
        playAll(position, turn % 2 == 0 ? kWhite[turn / 2 % 2] : kBlack[turn / 2 % 2]);
    playAll(position, "Qh1#");
    QCOMPARE(position.quietTurns(), 100);
    QCOMPARE(position.outcome().reason, reason::kCheckmate);
}

void XxlChessTest::takingAKingEndsTheGame()
{
    Position position = positionOf("k2/3/R1K w - - w 3");
    const auto move = Rules::parseMove(position, "Rxa3");
    QVERIFY2(move, move ? "" : move.error().sentence().c_str());
    const auto undo = position.play(*move);
    QCOMPARE(position.outcome(), Outcome::win(Player::First, reason::kKingCaptured));
    QCOMPARE(position.countLegalMoves(), std::size_t(0));
    position.undo(*move, undo);
    QVERIFY(!position.isOver());
}

void XxlChessTest::rookThatCannotCastleHashesAsMoved()
{
    const auto hashOf = [](const char *unmoved) {
        return positionOf(
                   std::string("k13/14/14/14/14/14/14/14/14/14/14/14/7R6/R6K5R w ") + unmoved
                   + " - w 8")
            .hash();
    };
    QCOMPARE(hashOf("a1,n1"), hashOf("-"));
    QCOMPARE(hashOf("a1,h1,n1,h2"), hashOf("a1,h1,n1"));
    QVERIFY(hashOf("a1,h1") != hashOf("h1,n1"));
}

void XxlChessTest::factsOfCheckAndMate()
{
    const ErasedPosition<Rules> checked(
        positionOf("7k6/14/14/14/14/7e6/14/14/14/14/14/14/14/7K6 w - - w 8"));
    const Facts check = factsOf(checked);
    const SideFacts &white = check.sides[Player::First];
    QCOMPARE(namesOf(checked.position(), {white.king}), QStringLiteral("h1"));
    QCOMPARE(namesOf(checked.position(), white.checkers), QStringLiteral("h9"));
    QVERIFY(check.sides[Player::Second].checkers.empty());
    QVERIFY(!check.mate);
    QCOMPARE(checked.alarm()->alarmedCell(Player::First), white.king);
    QCOMPARE(checked.alarm()->alarmedCell(Player::Second), Cell::None);
    const ErasedPosition<Rules> mated(
        positionOf("7k6/14/14/14/14/14/14/14/14/14/14/7a6/14/7K6 w - - w 8"));
    const Facts facts = factsOf(mated);
    QVERIFY(facts.mate.has_value());
    QCOMPARE(facts.mate->mated, Player::First);
    QCOMPARE(namesOf(mated.position(), {facts.sides[Player::First].king}), QStringLiteral("h1"));
    QCOMPARE(namesOf(mated.position(), facts.mate->mating), QStringLiteral("h3"));
}

void XxlChessTest::factsOfCapturedMen()
{
    Position position = positionOf("7k6/14/14/14/14/14/14/14/14/3nn9/3P10/14/14/7K6 w - - w 8");
    playAll(position, "dxe5");
    const ErasedPosition<Rules> erased(position);
    const Facts facts = factsOf(erased);
    const auto &kinds = Rules::info().pieceKinds;
    const std::vector<int> &lost = facts.sides[Player::Second].captured;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        QCOMPARE(lost[kind], kinds[kind] == "knight" ? 1 : 0);
    QCOMPARE(facts.sides[Player::First].material, 8);
    QCOMPARE(facts.sides[Player::Second].material, 16);
    QCOMPARE(facts.balance.value(), -8);
}

void XxlChessTest::furtherPieceIsATableRow()
{
    RuleChoices choices;
    PieceKind zebra{"zebra", 'z', 16, {{3, 2}}};
    choices.pieces.define(zebra);
    const auto read = readPosition("8/8/8/8/3Z4/8/8/8 w - - w 5", choices);
    QVERIFY(read.hasValue());
    const std::vector<std::string>
        wanted{"d4a2", "d4a6", "d4b1", "d4b7", "d4f1", "d4f7", "d4g2", "d4g6"};
    QCOMPARE(legalTexts(read->position), wanted);
    QVERIFY(!readPosition("8/8/8/8/3Z4/8/8/8 w - - w 5", RuleChoices()).hasValue());
}

void XxlChessTest::shortSlidesPinAndCheckWithinTheirRange()
{
    RuleChoices choices;
    PieceKind dwarf{"dwarf", 'd', 16, {}, true, false, 2};
    choices.pieces.define(dwarf);
    const auto at = [&choices](const char *text) { return readPosition(text, choices)->position; };
    QVERIFY(at("8/8/8/3d4/8/3K4/8/8 w - - w 5").isInCheck(Player::First));
    QVERIFY(!at("8/8/3d4/8/8/3K4/8/8 w - - w 5").isInCheck(Player::First));
    QCOMPARE(legalTexts(at("8/8/8/3d4/3N4/3K4/8/8 w - - w 5")).size(), std::size_t(7));
    QCOMPARE(legalTexts(at("8/8/8/8/3D4/8/8/8 w - - w 5")).size(), std::size_t(8));
    // Beyond its range the dwarf no longer looks through the king.
    const auto behind = legalTexts(at("8/8/8/3d4/8/3K4/8/8 w - - w 5"));
    QVERIFY(std::find(behind.begin(), behind.end(), "d3d2") != behind.end());
}

void XxlChessTest::mostMovesFitTheList()
{
    std::string rows;
    for (int row = 0; row < 16; ++row)
        rows.append(row == 0 ? "" : "/")
            .append(row % 2 == 0 ? "A1A1A1A1A1A1A1A1" : "1A1A1A1A1A1A1A1A");
    const Position position = positionOf(rows + " w - - w 9");
    Position::MoveList moves;
    position.legalMoves(moves);
    QCOMPARE(moves.size(), position.countLegalMoves());
    QVERIFY(moves.size() > 500);
}

QTEST_GUILESS_MAIN(XxlChessTest)
#include "xxlchesstest.moc"
