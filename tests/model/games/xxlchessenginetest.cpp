#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/checks.h"
#include "model/games/xxlchess/engine/engine.h"
#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/engine/picker.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/legality.h"
#include "model/games/xxlchess/rules/placement.h"
#include "model/games/xxlchess/rules/see.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/goldendata.h"
#include "tests/support/textrow.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::goldenLines;
using tessera::test::row;
using tessera::test::textIn;

namespace {

std::vector<MoveCode> pickedCodes(Picker &picker)
{
    std::vector<MoveCode> codes;
    while (const auto picked = picker.next())
        codes.push_back(Rules::encode(picked->move));
    return codes;
}

/// Every piece changes its colour, and so do the turn and the direction of the pawns.
Position withColoursChanged(const Position &position)
{
    Placement placement = placementOf(position);
    for (xxlchess::Piece &piece : placement.pieces) {
        if (piece.isPresent())
            piece = xxlchess::Piece::of(opponentOf(piece.owner()), piece.kind());
    }
    placement.toMove = opponentOf(placement.toMove);
    RuleChoices choices = position.rules().choices();
    choices.up = opponentOf(choices.up);
    return {std::make_shared<const Ruleset>(choices), placement};
}

} // namespace

/// The parts of the XXLChess engine: staged moves, legality, exchanges, evaluation.
class XxlChessEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pickerGivesEachMoveOnce();
    void pawnsAboutToBePromotedComeFirst();
    void noisyPickerGivesOnlyCapturesAndPromotions();
    void legalityAgreesWithTheList();
    void checksAreForeseen();
    void matesByChecksAreSeenSoon();
    void bareKingsAreMated_data();
    void bareKingsAreMated();
    void exchanges_data();
    void exchanges();
    void barsOfExchangesAgreeWithTheirValues();
    void leastGainLeavesOutLesserCaptures();
    void evaluationIsFairToBothColoursAndSides();

private:
    std::vector<Json> m_positions;
};

void XxlChessEngineTest::initTestCase()
{
    m_positions = goldenLines("xxlchess", "edge-cases.jsonl");
    for (Json &row : goldenLines("xxlchess", "legal.jsonl"))
        m_positions.push_back(std::move(row));
    QVERIFY(m_positions.size() > 400);
}

void XxlChessEngineTest::pickerGivesEachMoveOnce()
{
    MoveStack stack;
    const auto history = std::make_unique<MoveHistory<kHistorySlots>>();
    const ContinuationHistory continuations;
    std::size_t number = 0;
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        const auto wanted = legalCodes(position);
        // Table move and killers: legal moves of this position, or of another one.
        const auto pick = [&](std::size_t i) {
            return wanted.empty()
                       ? std::uint16_t(0)
                       : moveCode(Rules::decode(wanted[(number * 7 + i) % wanted.size()]));
        };
        Killers killers;
        killers.add(number % 3 == 0 ? std::uint16_t(1234) : pick(3));
        killers.add(pick(5));
        const Picker::QuietScore quietScore(*history, position.toMove(), continuations, {});
        Picker picker(
            stack,
            values,
            position,
            number % 4 == 0 ? std::uint16_t(4321) : pick(0),
            killers,
            quietScore);
        auto found = pickedCodes(picker);
        std::sort(found.begin(), found.end());
        QVERIFY2(found == wanted, textIn(row, "start").c_str());
        ++number;
    }
    QCOMPARE(stack.size(), std::size_t(0));
}

/// The step to the rank before promotion is the first of the quiet moves, whatever is known of the
/// others.
void XxlChessEngineTest::pawnsAboutToBePromotedComeFirst()
{
    int seen = 0;
    MoveStack stack;
    const auto history = std::make_unique<MoveHistory<kHistorySlots>>();
    const ContinuationHistory continuations;
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        const Picker::QuietScore quietScore(*history, position.toMove(), continuations, {});
        Picker picker(stack, values, position, 0, Killers(), quietScore);
        bool hadPlainOne = false;
        while (const auto picked = picker.next()) {
            const bool isQuiet = picked->gain == 0 && picked->move.promotion == 0;
            if (!isQuiet)
                continue;
            const bool isNear = nearsPromotion(position, picked->move);
            QVERIFY(!(isNear && hadPlainOne));
            hadPlainOne = hadPlainOne || !isNear;
            seen += isNear ? 1 : 0;
        }
    }
    QVERIFY(seen > 20);
}

void XxlChessEngineTest::noisyPickerGivesOnlyCapturesAndPromotions()
{
    MoveStack stack;
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        std::vector<MoveCode> wanted;
        for (const MoveCode code : legalCodes(position)) {
            const xxlchess::Move move = Rules::decode(code);
            const bool isNoisy = move.promotion != 0 || position.piece(move.to).isPresent();
            if (isNoisy && seeValue(position, move, values) >= 0)
                wanted.push_back(code);
        }
        Picker picker(stack, values, position, 0);
        auto found = pickedCodes(picker);
        std::sort(found.begin(), found.end());
        QVERIFY2(found == wanted, textIn(row, "start").c_str());
    }
}

void XxlChessEngineTest::legalityAgreesWithTheList()
{
    for (std::size_t i = 0; i < m_positions.size(); i += 3) {
        const Position position = positionOf(textIn(m_positions[i], "start"));
        const KingSafety safety(position, position.toMove());
        std::vector<MoveCode> found;
        for (int from = 0; from < kSquareCount; ++from) {
            for (int to = 0; to < kSquareCount; ++to) {
                for (const Kind promotion : {Kind(0), kQueen, kRook}) {
                    const auto move = xxlchess::Move::of(from, to, promotion);
                    if (isLegalMove(position, safety, move))
                        found.push_back(Rules::encode(move));
                }
            }
        }
        std::sort(found.begin(), found.end());
        QVERIFY2(found == legalCodes(position), textIn(m_positions[i], "start").c_str());
    }
}

/// What is said before a move agrees with the position behind it, but for castling and pieces with parts.
void XxlChessEngineTest::checksAreForeseen()
{
    int checks = 0;
    for (const Json &row : m_positions) {
        Position position = positionOf(textIn(row, "start"));
        if (position.rules().hasParts())
            continue;
        for (const MoveCode code : legalCodes(position)) {
            const xxlchess::Move move = Rules::decode(code);
            if (isCastling(position, move))
                continue;
            const bool isForeseen = CheckSquares(position).givesCheck(move);
            const auto undone = position.play(move);
            const bool isCheck = !position.isKingTaken() && position.isInCheck(position.toMove());
            position.undo(move, undone);
            QVERIFY2(
                position.king(opponentOf(position.toMove())) == move.to || isForeseen == isCheck,
                textIn(row, "start").c_str());
            checks += isCheck ? 1 : 0;
        }
    }
    QVERIFY(checks > 500);
}

/// Mates in two and three by checks, many of which are quiet or lose the piece that gives them: without
/// such checks in the search the median is 6,649 nodes, and 26 of 100 are not seen in 60,000; with all
/// replies to checks beyond the horizon 3,660 and 10.
void XxlChessEngineTest::matesByChecksAreSeenSoon()
{
    constexpr std::uint64_t kMostNodes = 60'000;
    std::vector<std::uint64_t> counts;
    std::ptrdiff_t unseen = 0;
    for (const Json &row : goldenLines("xxlchess", "forcedmates.jsonl")) {
        std::uint64_t nodes = kMostNodes;
        std::stop_source stop;
        SearchLimits limits;
        limits.nodes = kMostNodes;
        makeEngine()->think(
            ErasedPosition<Rules>(positionOf(textIn(row, "start"))),
            limits,
            stop.get_token(),
            [&](const SearchInfo &info) {
                if (info.score.kind != Score::Kind::Mate || info.score.value < 1
                    || info.score.value > 3)
                    return;
                nodes = std::min(nodes, info.nodes);
                stop.request_stop();
            });
        counts.push_back(nodes);
        unseen += nodes == kMostNodes ? 1 : 0;
    }
    QCOMPARE(counts.size(), std::size_t(100));
    std::sort(counts.begin(), counts.end());
    QVERIFY2(counts[counts.size() / 2] <= 3'500, qPrintable(QString::number(counts[50])));
    QVERIFY2(unseen <= 5, qPrintable(QString::number(unseen)));
}

/// On boards of several sizes, with the usual promotion rank and the last one.
void XxlChessEngineTest::bareKingsAreMated_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<int>("mostPlies");
    QTest::newRow("queen, 8×8") << "8/8/8/3k4/8/8/8/Q6K w - - w 8" << 40;
    QTest::newRow("rook, 8×8") << "8/8/8/3k4/8/8/8/R6K w - - w 8" << 60;
    QTest::newRow("two bishops, 8×8") << "8/8/8/3k4/8/8/8/BB5K w - - w 8" << 80;
    QTest::newRow("rook, 8×8, usual") << "8/8/8/3k4/8/8/8/R6K w - - w 5" << 60;
    QTest::newRow("queen, 10×8") << "10/10/10/4k5/10/10/10/Q8K w - - w 8" << 60;
    QTest::newRow("amazon, 14×14")
        << "14/14/14/14/14/14/6k7/14/14/14/14/14/14/A12K w - - w 14" << 40;
}
void XxlChessEngineTest::bareKingsAreMated()
{
    QFETCH(QString, start);
    QFETCH(int, mostPlies);
    const auto engine = makeEngine();
    SearchLimits limits;
    limits.nodes = 5'000;
    Position position = positionOf(start.toStdString());
    for (int ply = 0; ply < mostPlies && !position.isOver(); ++ply) {
        const auto found = engine->think(ErasedPosition<Rules>(position), limits, {}, {});
        position.play(Rules::decode(found.line.front()));
    }
    QVERIFY(position.isOver());
    QCOMPARE(position.outcome().scores[Player::First], 1.0);
}

void XxlChessEngineTest::exchanges_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("value");
    row("undefended", "7k/8/8/3r4/8/3R4/8/K7 w - - w 8", "d3d5", 525);
    row("defended by a pawn", "7k/8/4p3/3n4/8/3R4/8/K7 w - - w 8", "d3d5", 200 - 525);
    row("equal", "3r3k/8/8/3r4/8/3R4/8/K7 w - - w 8", "d3d5", 0);
    row("second rook behind the first", "3r3k/8/8/3r4/8/3R4/3R4/K7 w - - w 8", "d3d5", 525);
    row("queen behind the bishop on a diagonal",
        "7k/8/2p5/3p4/4B3/5Q2/8/K7 w - - w 8",
        "e4d5",
        100 - 362 + 100);
    row("camel and knight leap in", "7k/2n5/8/3p4/8/8/2C5/K7 w - - w 8", "c2d5", 100 - 200);
    row("king may not take what is defended", "8/8/2k5/3p4/8/3R4/3R4/K7 w - - w 8", "d3d5", 100);
    row("king takes what is not defended", "8/8/2k5/3p4/8/3R4/8/K7 w - - w 8", "d3d5", 100 - 525);
    row("quiet move into a pawn's capture", "7k/8/4p3/8/8/3R4/8/K7 w - - w 8", "d3d5", -525);
    row("promotion", "7k/8/8/8/3P4/8/8/K7 w - - w 5", "d4d5q", 850);
    row("promotion that is captured", "3r3k/8/8/8/3P4/8/8/K7 w - - w 5", "d4d5q", -100);
}

void XxlChessEngineTest::exchanges()
{
    QFETCH(const QString, position);
    QFETCH(const QString, move);
    QFETCH(const int, value);
    const Position start = positionOf(position.toStdString());
    QCOMPARE(
        seeValue(start, moveIn(start, move.toUtf8().constData()), pieceValues(start.rules().pieces())),
        value);
}

/// For quiet moves, captures and promotions, at, below and above what they win.
void XxlChessEngineTest::barsOfExchangesAgreeWithTheirValues()
{
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        for (const MoveCode code : legalCodes(position)) {
            const xxlchess::Move move = Rules::decode(code);
            const int value = seeValue(position, move, values);
            for (const int bar : {value - 150, value, value + 1, value + 150, 0, -100, -400})
                QCOMPARE(isSeeBelow(position, move, values, bar), value < bar);
        }
    }
}

void XxlChessEngineTest::leastGainLeavesOutLesserCaptures()
{
    constexpr int kLeastGain = 300;
    MoveStack stack;
    int leftOut = 0;
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        const auto gains = [&](int leastGain) {
            std::vector<int> found;
            Picker picker(stack, values, position, leastGain);
            while (const auto picked = picker.next())
                found.push_back(picked->gain);
            return found;
        };
        std::vector<int> wanted = gains(0);
        leftOut += int(std::erase_if(wanted, [](int gain) { return gain < kLeastGain; }));
        QVERIFY(gains(kLeastGain) == wanted);
    }
    QVERIFY(leftOut > 20);
}

void XxlChessEngineTest::evaluationIsFairToBothColoursAndSides()
{
    Evaluation evaluation;
    for (const Json &row : m_positions) {
        const Position position = positionOf(textIn(row, "start"));
        const int value = evaluation(position);
        QCOMPARE(evaluation(Rules::transformed(position, 1)), value);
        QCOMPARE(evaluation(withColoursChanged(position)), value);
    }
}

QTEST_GUILESS_MAIN(XxlChessEngineTest)
#include "xxlchessenginetest.moc"
