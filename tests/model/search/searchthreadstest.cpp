#include "model/core/erasure/erased.h"
#include "model/games/catalogue.h"
#include "model/search/alphabeta/alphabetaengine.h"
#include "tests/support/searchcases.h"
#include "tests/support/tictactoe.h"

#include <QtTest>

#include <new>
#include <thread>

using namespace tessera;
using namespace std::chrono_literals;
using namespace tessera::test;

namespace {

/// The toy search; after some evaluations on any of its threads memory runs out.
struct FailingSearch : ToySearch
{
    static inline std::atomic<int> left = 0;

    [[nodiscard]] static int evaluate(const tictactoe::Position &)
    {
        if (--left == 0)
            throw std::bad_alloc();
        return 0;
    }
};

} // namespace

/// Searches of several threads: they work together, hear of the end, and end together.
class SearchThreadsTest : public QObject
{
    Q_OBJECT

private slots:
    void failingThreadEndsTheSearch();
    void helpersHearTheStopThemselves_data();
    void helpersHearTheStopThemselves();
    void threadsSearchTogether_data() { addGameRows(5); }
    void threadsSearchTogether();
    void threadsVoteForTheirMoves();
};

/// Two threads look at more positions than the one that keeps the budget, no more than the budget
/// allows both, and come to a legal line.
void SearchThreadsTest::threadsSearchTogether()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto position = somePosition(game, turns, 5);
    const auto engine = game.makeEngine();
    EngineSettings settings = level(EngineSettings::kStrongest);
    settings.threadCount = 3;
    engine->configure(settings);
    const SearchResult timed = engine->think(*position, SearchLimits::ofTime(50ms), {}, {});
    QVERIFY(isLegalLine(*position, timed.line));
    // The first thread takes a third of the nodes, and the rest is the others'. On a busy machine they
    // may be late to begin, so the searches get longer until they are seen at work.
    constexpr std::uint64_t kLongest = 30'000'000;
    std::uint64_t budget = 30'000;
    for (; budget < kLongest; budget *= 2) {
        const SearchResult result = engine->think(*position, nodes(budget), {}, {});
        QVERIFY(isLegalLine(*position, result.line));
        if (result.nodes > budget / 2)
            break;
    }
    QVERIFY2(budget < kLongest, "only the first thread searched");
}

void SearchThreadsTest::threadsVoteForTheirMoves()
{
    const auto threadResult = [](int move, int score, int depth) {
        ThreadResult made;
        made.result.line = {MoveCode(move)};
        made.result.depth = depth;
        made.score = score;
        return made;
    };
    QCOMPARE(chosenResult({threadResult(1, 10, 8)}), std::size_t(0));
    // Two against one, of which the deeper one speaks.
    QCOMPARE(
        chosenResult({threadResult(1, 10, 8), threadResult(2, 10, 8), threadResult(2, 10, 9)}),
        std::size_t(2));
    // A thread that is behind has no say of its own.
    QCOMPARE(chosenResult({threadResult(1, 10, 8), threadResult(2, 90, 7)}), std::size_t(0));
    // A much better score at the same depth.
    QCOMPARE(chosenResult({threadResult(1, 10, 8), threadResult(2, 90, 8)}), std::size_t(1));
}

/// On whichever thread: the others are stopped and waited for, and the caller hears of it.
void SearchThreadsTest::failingThreadEndsTheSearch()
{
    AlphaBetaEngine<FailingSearch> engine;
    EngineSettings settings = level(EngineSettings::kStrongest);
    settings.threadCount = 3;
    engine.configure(settings);
    for (int after = 1; after < 60; ++after) {
        FailingSearch::left = after;
        engine.newGame();
        QVERIFY_THROWS_EXCEPTION(
            std::bad_alloc, engine.think(toy("........."), nodes(100'000), {}, {}));
    }
}

void SearchThreadsTest::helpersHearTheStopThemselves_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("mostNodes");
    constexpr int kUsual = 0;
    constexpr int kTree = 2;
    for (const char *id : {"watchyourback", "chexers", "xxlchess"})
        QTest::newRow(id) << id << kUsual << 50'000;
    QTest::newRow("tetress") << "tetress" << kTree << 5'000;
}

/// The first thread, which here waits after the stop as for a processor, has not to tell the others: they
/// count no more nodes meanwhile than up to their next look.
void SearchThreadsTest::helpersHearTheStopThemselves()
{
    QFETCH(QString, game);
    QFETCH(int, kind);
    QFETCH(int, mostNodes);
    const auto enough = static_cast<std::uint64_t>(mostNodes);
    for (const GameEntry &entry : catalogue()) {
        if (game != QString::fromStdString(entry.info().id))
            continue;
        const auto engine = entry.makeEngine();
        EngineSettings settings;
        settings.threadCount = 2;
        settings.kind = kind;
        engine->configure(settings);
        std::stop_source stop;
        std::uint64_t nodes = 0;
        const auto position = entry.game->start(Options::defaults(entry.info().options));
        const auto result
            = engine->think(*position, infinite(), stop.get_token(), [&](const SearchInfo &info) {
                  if (info.nodes < enough || stop.stop_requested())
                      return;
                  stop.request_stop();
                  nodes = info.nodes;
                  std::this_thread::sleep_for(500ms);
              });
        QVERIFY(nodes > 0);
        QVERIFY2(result.nodes < nodes + enough, qPrintable(QString::number(result.nodes - nodes)));
    }
}

QTEST_GUILESS_MAIN(SearchThreadsTest)
#include "searchthreadstest.moc"
