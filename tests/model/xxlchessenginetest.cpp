#include "model/core/erased.h"
#include "model/games/xxlchess/evaluation.h"
#include "model/games/xxlchess/exchange.h"
#include "model/games/xxlchess/legality.h"
#include "model/games/xxlchess/picker.h"
#include "model/games/xxlchess/positiontext.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/goldendata.h"

#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::xxlchess;
using nlohmann::json;
using tessera::test::goldenLines;

namespace {

Position positionOf(const std::string &text)
{
    auto position = Rules::parsePosition(text, Options::strict(Rules::info().options));
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

xxlchess::Move moveIn(const Position &position, const char *text)
{
    const auto move = Rules::parseMove(position, text);
    if (!move)
        qFatal("%s", move.error().sentence().c_str());
    return *move;
}

std::vector<MoveCode> legalCodes(const Position &position)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    std::vector<MoveCode> codes;
    for (const xxlchess::Move move : moves)
        codes.push_back(Rules::encode(move));
    std::sort(codes.begin(), codes.end());
    return codes;
}

std::vector<MoveCode> pickedCodes(Picker &picker)
{
    std::vector<MoveCode> codes;
    while (const auto picked = picker.next())
        codes.push_back(Rules::encode(picked->move));
    return codes;
}

/// Every man changes its colour, and so do the turn and the direction of the pawns.
Position withColoursChanged(const Position &position)
{
    Placement placement = placementOf(position);
    for (Man &man : placement.men) {
        if (man.isPresent())
            man = Man::of(opponentOf(man.owner()), man.kind());
    }
    placement.toMove = opponentOf(placement.toMove);
    RuleChoices choices = position.rules().choices();
    choices.up = opponentOf(choices.up);
    return {std::make_shared<const Ruleset>(choices), placement};
}

SearchLimits nodes(std::uint64_t count)
{
    SearchLimits limits;
    limits.nodes = count;
    return limits;
}

SearchResult think(
    const Position &position,
    const SearchLimits &limits,
    int level = EngineSettings::kStrongest,
    std::uint64_t seed = 0)
{
    const auto engine = makeGame().makeEngine();
    EngineSettings settings;
    settings.hashMebibytes = 16;
    settings.level = level;
    settings.seed = seed;
    engine->configure(settings);
    const std::stop_source source;
    return engine->think(ErasedPosition<Rules>(position), limits, source.get_token(), {});
}

std::string moveChosen(
    const Position &position,
    const SearchLimits &limits,
    int level = EngineSettings::kStrongest,
    std::uint64_t seed = 0)
{
    const SearchResult result = think(position, limits, level, seed);
    return Rules::moveLabel(position, Rules::decode(result.line.at(0)));
}

} // namespace

/// The parts of the XXLChess engine, and what it must find.
class XxlChessEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pickerGivesEachMoveOnce();
    void noisyPickerGivesOnlyCapturesAndPromotions();
    void legalityAgreesWithTheList();
    void exchanges_data();
    void exchanges();
    void evaluationIsFairToBothColoursAndSides();
    void mateInOneIsAlwaysFoundFromLevelTwo();
    void mateInThreeIsFound_data();
    void mateInThreeIsFound();
    void beginnersGuidance_data();
    void beginnersGuidance();
    void searchCanBeRepeated();
    void stalemateIsAvoidedWhenWinning();
    void everyBoardCanBeSearched_data();
    void everyBoardCanBeSearched();

private:
    std::vector<json> m_positions;
};

void XxlChessEngineTest::initTestCase()
{
    m_positions = goldenLines("xxlchess", "edge-cases.jsonl");
    for (json &row : goldenLines("xxlchess", "legal.jsonl"))
        m_positions.push_back(std::move(row));
    QVERIFY(m_positions.size() > 400);
}

void XxlChessEngineTest::pickerGivesEachMoveOnce()
{
    MoveStack stack;
    const auto history = std::make_unique<Picker::History>();
    std::size_t number = 0;
    for (const json &row : m_positions) {
        const Position position = positionOf(row.at("start"));
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
        Picker picker(
            stack,
            values,
            position,
            number % 4 == 0 ? std::uint16_t(4321) : pick(0),
            killers,
            *history);
        auto found = pickedCodes(picker);
        std::sort(found.begin(), found.end());
        QVERIFY2(found == wanted, row.at("start").get<std::string>().c_str());
        ++number;
    }
    QVERIFY(stack.empty());
}

void XxlChessEngineTest::noisyPickerGivesOnlyCapturesAndPromotions()
{
    MoveStack stack;
    for (const json &row : m_positions) {
        const Position position = positionOf(row.at("start"));
        const PieceValues values = pieceValues(position.rules().pieces());
        std::vector<MoveCode> wanted;
        for (const MoveCode code : legalCodes(position)) {
            const xxlchess::Move move = Rules::decode(code);
            const bool isNoisy = move.promotion != 0 || position.man(move.to).isPresent();
            if (isNoisy && exchangeValue(position, move, values) >= 0)
                wanted.push_back(code);
        }
        Picker picker(stack, values, position);
        auto found = pickedCodes(picker);
        std::sort(found.begin(), found.end());
        QVERIFY2(found == wanted, row.at("start").get<std::string>().c_str());
    }
}

void XxlChessEngineTest::legalityAgreesWithTheList()
{
    for (std::size_t i = 0; i < m_positions.size(); i += 3) {
        const Position position = positionOf(m_positions[i].at("start"));
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
        QVERIFY2(found == legalCodes(position), m_positions[i].at("start").get<std::string>().c_str());
    }
}

void XxlChessEngineTest::exchanges_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("value");
    const auto row = [](const char *name, const char *position, const char *move, int value) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(move) << value;
    };
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
        exchangeValue(
            start, moveIn(start, move.toUtf8().constData()), pieceValues(start.rules().pieces())),
        value);
}

void XxlChessEngineTest::evaluationIsFairToBothColoursAndSides()
{
    Evaluation evaluation;
    for (const json &row : m_positions) {
        const Position position = positionOf(row.at("start"));
        const int value = evaluation(position);
        QCOMPARE(evaluation(Rules::transformed(position, 1)), value);
        QCOMPARE(evaluation(withColoursChanged(position)), value);
    }
}

void XxlChessEngineTest::mateInOneIsAlwaysFoundFromLevelTwo()
{
    for (const json &row : goldenLines("xxlchess", "games.jsonl")) {
        if (row.at("reason") != "checkmate")
            continue;
        Position position = positionOf(row.at("start"));
        const json &moves = row.at("moves");
        for (std::size_t i = 0; i + 1 < moves.size(); ++i)
            position.play(moveIn(position, moves[i].get<std::string>().c_str()));
        for (const int level : {2, 3, 5, 10}) {
            const std::string label = moveChosen(position, nodes(100'000), level, 5);
            QVERIFY2(label.ends_with('#'), label.c_str());
        }
    }
}

void XxlChessEngineTest::mateInThreeIsFound_data()
{
    QTest::addColumn<QString>("position");
    const auto row = [](const char *name, const char *position) {
        QTest::newRow(name) << QString::fromUtf8(position);
    };
    row("two rooks", "7k6/14/14/14/14/14/14/14/14/14/14/R13/1R12/7K6 w - - w 8");
    row("queen and rook", "7k6/14/14/14/14/14/14/14/14/14/14/14/Q13/R6K6 w - - w 8");
    row("amazon alone", "7k6/14/14/7A6/14/14/14/14/14/14/14/14/14/7K6 w - - w 8");
}

void XxlChessEngineTest::mateInThreeIsFound()
{
    QFETCH(const QString, position);
    // Less than a second's worth of nodes.
    const SearchResult result = think(positionOf(position.toStdString()), nodes(600'000));
    QCOMPARE(result.score.kind, Score::Kind::Mate);
    QVERIFY(result.score.value > 0);
}

/// What the brief asks of the easiest opponent: it captures what hangs, defends (or saves) what is
/// attacked, and moves to safe squares.
void XxlChessEngineTest::beginnersGuidance_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *name, const char *position, const char *wanted) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(wanted);
    };
    row("takes a hanging rook",
        "7k6/ppp11/14/14/3r10/14/14/14/14/14/14/14/PPP11/3Q3K6 w - - w 8",
        "Qxd10");
    row("takes a hanging knight rather than a guarded rook",
        "7k6/ppp11/14/2p11/3r9n/14/14/14/14/14/14/14/PPP10R/3R3K6 w - - w 8",
        "Rxn10");
}

void XxlChessEngineTest::beginnersGuidance()
{
    QFETCH(const QString, position);
    QFETCH(const QString, wanted);
    const Position start = positionOf(position.toStdString());
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        QCOMPARE(moveChosen(start, {}, 1, seed), wanted.toStdString());
}

void XxlChessEngineTest::searchCanBeRepeated()
{
    const Position start = Rules::start(Options::strict(Rules::info().options));
    const SearchResult first = think(start, SearchLimits::ofDepth(6));
    const SearchResult second = think(start, SearchLimits::ofDepth(6));
    QCOMPARE(first.nodes, second.nodes);
    QCOMPARE(first.line, second.line);
}

void XxlChessEngineTest::stalemateIsAvoidedWhenWinning()
{
    // Qb3 would be stalemate.
    const Position position = positionOf("8/8/8/8/8/8/2Q5/k1K5 w - - w 8");
    const SearchResult result = think(position, nodes(20'000));
    Position next = position;
    next.play(Rules::decode(result.line.at(0)));
    QVERIFY(next.outcome().reason != EndReason::Stalemate);
}

void XxlChessEngineTest::everyBoardCanBeSearched_data()
{
    QTest::addColumn<QString>("position");
    const auto row = [](const char *name, const char *position) {
        QTest::newRow(name) << QString::fromUtf8(position);
    };
    row("3x3", "k1r/3/R1K w a1,c1,a3,c3 - w 3");
    row("without kings", "8/pppp4/8/8/8/8/4PPPP/8 w - - w 5");
    row("one king", "7k6/14/14/14/14/3r10/14/14/14/14/3P10/14/14/14 w d9,h14 - w 8");
    row("king can be taken", "k2/3/R1K w - - w 3");
    row("16x16 full of amazons",
        "aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/16/16/16/16/16/16/16/16/16/16/16/16/AAAAAAAAAAAAAAAA/"
        "AAAAAAAAAAAAAAAA w - - w 9");
    row("a pawn for a king", "7k6/14/14/14/14/14/14/7P6/14/14/14/14/14/7K6 b - - w 8");
}

void XxlChessEngineTest::everyBoardCanBeSearched()
{
    QFETCH(const QString, position);
    const Position start = positionOf(position.toStdString());
    for (const int level : {1, 10}) {
        const SearchResult result = think(start, nodes(20'000), level);
        QVERIFY(!result.line.empty());
        Position next = start;
        for (const MoveCode code : result.line) {
            const auto codes = legalCodes(next);
            QVERIFY(std::binary_search(codes.begin(), codes.end(), code));
            next.play(Rules::decode(code));
        }
    }
}

QTEST_GUILESS_MAIN(XxlChessEngineTest)
#include "xxlchessenginetest.moc"
