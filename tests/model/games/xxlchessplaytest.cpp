#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/search.h"
#include "model/games/xxlchess/rules/see.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/goldendata.h"
#include "tests/support/textrow.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

#include <algorithm>
#include <thread>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::goldenLines;
using tessera::test::row;
using tessera::test::textIn;
using tessera::test::textsIn;

namespace {

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

/// The most that the opponent of `move` gains by one exchange after it.
int mostLost(const Position &position, xxlchess::Move move)
{
    const PieceValues values = pieceValues(position.rules().pieces());
    Position next = position;
    next.play(move);
    int most = 0;
    for (const MoveCode reply : legalCodes(next))
        most = std::max(most, seeValue(next, Rules::decode(reply), values));
    return most;
}

/// Whether the search gave a line, and all its moves can be played one after another.
bool isLegalLine(Position position, const SearchResult &result)
{
    for (const MoveCode code : result.line) {
        const auto codes = legalCodes(position);
        if (!std::binary_search(codes.begin(), codes.end(), code))
            return false;
        position.play(Rules::decode(code));
    }
    return !result.line.empty();
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

/// What the computer player of XXLChess must find, at each level and on every board.
class XxlChessPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void mateInOneIsAlwaysFoundFromLevelTwo();
    void mateInThreeIsFound_data();
    void mateInThreeIsFound();
    void beginnersGuidance_data();
    void beginnersGuidance();
    void searchCanBeRepeated();
    void stalemateIsAvoidedWhenWinning();
    void everyBoardCanBeSearched_data();
    void everyBoardCanBeSearched();
    void everyLevelPlaysLegalMovesOnSmallBoards();
    void stopIsHeededAtOnce_data() { everyBoardCanBeSearched_data(); }
    void stopIsHeededAtOnce();
};

void XxlChessPlayTest::mateInOneIsAlwaysFoundFromLevelTwo()
{
    for (const Json &row : goldenLines("xxlchess", "games.jsonl")) {
        if (row["reason"] != "checkmate")
            continue;
        Position position = positionOf(textIn(row, "start"));
        const std::vector<std::string> moves = textsIn(row, "moves");
        for (std::size_t i = 0; i + 1 < moves.size(); ++i)
            position.play(moveIn(position, moves[i].c_str()));
        for (const int level : {2, 3, 5, 10}) {
            const std::string label = moveChosen(position, nodes(100'000), level, 5);
            QVERIFY2(label.ends_with('#'), label.c_str());
        }
    }
}

void XxlChessPlayTest::mateInThreeIsFound_data()
{
    QTest::addColumn<QString>("position");
    row("two rooks", "7k6/14/14/14/14/14/14/14/14/14/14/R13/1R12/7K6 w - - w 8");
    row("queen and rook", "7k6/14/14/14/14/14/14/14/14/14/14/14/Q13/R6K6 w - - w 8");
    row("amazon alone", "7k6/14/14/7A6/14/14/14/14/14/14/14/14/14/7K6 w - - w 8");
    row("many pieces",
        "rnb1cgakgc1bnr/p2p3ppppppp/5p8/2p1p9/14/14/14/14/2P11/3P2P7/PP2P2PP5/10P3/5P7P/RN1HCh1K6 "
        "b a1,a14,h14,n14 - w 8");
    row("between its own pieces",
        "r3cg1kgc1bnr/5p8/n5p2pp1p1/4p2pp2p1p/3p7B2/14/12a1/14/9P3P/PP6P5/2P9b1/14/14/qN2K9 "
        "b a14,h14,n14 - w 8");
    row("a quiet first move",
        "9c4/14/6p1k5/14/4p9/2p11/14/9qP3/11P2/3P10/P1P2P1K6/4P9/14/8Cq4 b - - w 8");
    row("ten files", "7EbQ/3nk5/1p2p1p2p/r1pp1p4/P2P1P3B/H1P7/4PQP3/3B1K2N1 w f1 - w 5");
    row("eight by eight", "8/k1p5/2R5/1B6/P2R4/5P2/P3K3/8 w - - w 5");
}

void XxlChessPlayTest::mateInThreeIsFound()
{
    QFETCH(const QString, position);
    // A second or two's worth of nodes.
    const SearchResult result = think(positionOf(position.toStdString()), nodes(1'200'000));
    QCOMPARE(result.score.kind, Score::Kind::Mate);
    QVERIFY(result.score.value > 0 && result.score.value <= 3);
}

/// What the brief asks of the easiest opponent: it captures what hangs, defends (or saves) what is
/// attacked, and moves to safe squares.
void XxlChessPlayTest::beginnersGuidance_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("wanted");
    row("takes a hanging rook",
        "7k6/ppp11/14/14/3r10/14/14/14/14/14/14/14/PPP11/3Q3K6 w - - w 8",
        "d1d10");
    row("takes the greater of two hanging pieces",
        "7k6/14/14/14/3r6q3/14/14/7B6/14/14/14/14/PPP11/7K6 w - - w 8",
        "h7k10");
    row("does not take what is guarded",
        "7k6/14/2p11/3n10/14/14/14/14/14/14/14/14/3Q10/7K6 w - - w 8",
        "not d2d11");
    row("guards or moves a rook that a bishop attacks",
        "7k6/ppp11/14/14/14/14/10b3/14/14/14/6R7/14/PPP11/K13 w - - w 8",
        "not lost g4");
    row("moves an attacked queen to a safe square",
        "7k6/14/14/14/14/2r11/14/14/2Q11/3P10/14/14/14/7K6 w - - w 8",
        "not lost c6");
}

void XxlChessPlayTest::beginnersGuidance()
{
    QFETCH(const QString, position);
    QFETCH(const QString, wanted);
    const Position start = positionOf(position.toStdString());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const SearchResult result = think(start, {}, 1, seed);
        const xxlchess::Move move = Rules::decode(result.line.at(0));
        const QString text = QString::fromStdString(Rules::moveText(start, move));
        if (wanted.startsWith(QLatin1String("not lost")))
            QVERIFY2(mostLost(start, move) < 200, qPrintable(text));
        else if (wanted.startsWith(QLatin1String("not ")))
            QVERIFY(text != wanted.mid(4));
        else
            QCOMPARE(text, wanted);
    }
}

void XxlChessPlayTest::searchCanBeRepeated()
{
    const Position start = Rules::start(Options::strict(Rules::info().options));
    const SearchResult first = think(start, SearchLimits::ofDepth(6));
    const SearchResult second = think(start, SearchLimits::ofDepth(6));
    QCOMPARE(first.nodes, second.nodes);
    QCOMPARE(first.line, second.line);
}

void XxlChessPlayTest::stalemateIsAvoidedWhenWinning()
{
    // Qb3 would be stalemate.
    const Position position = positionOf("8/8/8/8/8/8/2Q5/k1K5 w - - w 8");
    const SearchResult result = think(position, nodes(20'000));
    Position next = position;
    next.play(Rules::decode(result.line.at(0)));
    QVERIFY(next.outcome().reason != reason::kStalemate);
}

void XxlChessPlayTest::everyBoardCanBeSearched_data()
{
    QTest::addColumn<QString>("position");
    row("3x3", "k1r/3/R1K w a1,c1,a3,c3 - w 3");
    row("without kings", "8/pppp4/8/8/8/8/4PPPP/8 w - - w 5");
    row("one king", "7k6/14/14/14/14/3r10/14/14/14/14/3P10/14/14/14 w d9,h14 - w 8");
    row("king can be taken", "k2/3/R1K w - - w 3");
    row("16x16 full of amazons",
        "aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/16/16/16/16/16/16/16/16/16/16/16/16/AAAAAAAAAAAAAAAA/"
        "AAAAAAAAAAAAAAAA w - - w 9");
    row("a pawn for a king", "7k6/14/14/14/14/14/14/7P6/14/14/14/14/14/7K6 b - - w 8");
}

void XxlChessPlayTest::everyBoardCanBeSearched()
{
    QFETCH(const QString, position);
    const Position start = positionOf(position.toStdString());
    for (const int level : {1, 10})
        QVERIFY(isLegalLine(start, think(start, nodes(20'000), level)));
}

void XxlChessPlayTest::everyLevelPlaysLegalMovesOnSmallBoards()
{
    int number = 0;
    for (const Json &row : goldenLines("xxlchess", "small-boards.jsonl")) {
        const std::string text = textIn(row, "start");
        const Position start = positionOf(text);
        const int level = 1 + ++number % EngineSettings::kStrongest;
        if (!start.isOver())
            QVERIFY2(isLegalLine(start, think(start, nodes(1500), level)), text.c_str());
    }
}

/// Counted in nodes, since the machine may be busy with something else, from the first report on. A search that has nothing
/// to report, as it knows all at once or is slow under a sanitizer, ends by the stop of another thread.
void XxlChessPlayTest::stopIsHeededAtOnce()
{
    QFETCH(const QString, position);
    const Position start = positionOf(position.toStdString());
    SearchLimits limits;
    limits.isInfinite = true;
    std::stop_source source;
    std::optional<std::uint64_t> atStop;
    std::jthread stopper([&source](const std::stop_token &over) {
        for (int i = 0; i < 1000 && !over.stop_requested(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        source.request_stop();
    });
    const auto report = [&](const SearchInfo &info) {
        if (source.request_stop())
            atStop = info.nodes;
    };
    const auto engine = makeGame().makeEngine();
    const SearchResult result
        = engine->think(ErasedPosition<Rules>(start), limits, source.get_token(), report);
    QVERIFY(!result.line.empty());
    if (atStop)
        QVERIFY(result.nodes <= *atStop + 2 * Search::kPollInterval);
}

QTEST_GUILESS_MAIN(XxlChessPlayTest)
#include "xxlchessplaytest.moc"
