#include "model/core/erasure/erased.h"
#include "model/search/alphabeta/alphabetaengine.h"
#include "tests/support/samples.h"
#include "tests/support/searchcases.h"
#include "tests/support/tictactoe.h"

#include <QtTest>

#include <new>
#include <thread>

#if defined(__linux__)
#include <sys/mman.h>
#endif

using namespace tessera;
using namespace std::chrono_literals;
using namespace tessera::test;

/// The shared search: the template against plain minimax, and what every engine of the catalogue
/// promises.
class SearchTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithMinimax();
    void findsWinInOne();
    void defendsAsLongAsPossible();
    void severalLinesAreTheBest();
    void timePlans_data();
    void timePlans();
    void judgeOfIterations();
    void tableKeepsAndForgets();
    void searchedEntriesStayBeforeEvaluations();
    void tableGetsSmallerThanAskedFor();
    void memoryIsTakenBeforehand();
    void levelsGrow();
    void levelThreeSeesWinInOne();
    void choiceStaysWithinTheMargin();
    void errorsAreConsistent();
    void searchesAreRepeatable_data() { addGameRows(9); }
    void searchesAreRepeatable();
    void nodeBudgetIsKept_data() { addGameRows(7); }
    void nodeBudgetIsKept();
    void tellsWhatItPlays_data() { addGameRows(11); }
    void tellsWhatItPlays();
    void stoppedAtOnceStillMoves_data() { addGameRows(5); }
    void stoppedAtOnceStillMoves();
    void continuationsAreToldApart();
    void stopsWithinMilliseconds_data() { addGameRows(5); }
    void stopsWithinMilliseconds();
    void infiniteWaitsForStop();
    void moveTimeIsKept_data() { addGameRows(3); }
    void moveTimeIsKept();
    void playsWholeGamesLegally_data() { addGameRows(0); }
    void playsWholeGamesLegally();
};

void SearchTest::agreesWithMinimax()
{
    ToyEngine engine;
    engine.configure(level(EngineSettings::kStrongest));
    std::uint64_t seed = 1;
    for (int i = 0; i < test::samples(300); ++i) {
        tictactoe::Position position;
        for (int turn = 0; turn < i % 7; ++turn) {
            tictactoe::Position::MoveList moves;
            position.legalMoves(moves);
            if (moves.isEmpty())
                break;
            seed = mixedBits(seed);
            position.play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), seed)]);
        }
        if (position.isOver())
            continue;
        const Score expected = reported(minimax(position, 0));
        const SearchResult result
            = engine.think(ToyPosition(position), SearchLimits::ofDepth(40), {}, {});
        QVERIFY2(result.score == expected, tictactoe::Rules::positionText(position).c_str());
    }
}

void SearchTest::findsWinInOne()
{
    const ToyPosition position = toy("XX..OO...");
    ToyEngine engine;
    const SearchResult result = engine.think(position, SearchLimits::ofDepth(5), {}, {});
    QCOMPARE(position.moveText(result.line.front()), std::string("c"));
    QVERIFY((result.score == Score{Score::Kind::Mate, 1, {}}));
}

void SearchTest::defendsAsLongAsPossible()
{
    // O has lost; only i makes X need more than one move.
    const ToyPosition position = toy("X...X.O..");
    ToyEngine engine;
    const SearchResult result = engine.think(position, SearchLimits::ofDepth(12), {}, {});
    QCOMPARE(position.moveText(result.line.front()), std::string("i"));
}

void SearchTest::severalLinesAreTheBest()
{
    const ToyPosition position = toy("XX..OO...");
    EngineSettings settings = level(EngineSettings::kStrongest);
    settings.lineCount = 3;
    ToyEngine engine;
    engine.configure(settings);
    std::vector<SearchInfo> last(3);
    const auto report = [&last](const SearchInfo &info) {
        last[static_cast<std::size_t>(info.lineNumber - 1)] = info;
    };
    const SearchResult best = engine.think(position, SearchLimits::ofDepth(8), {}, report);
    QCOMPARE(best.line.front(), last[0].line.front());
    QCOMPARE(position.moveText(last[0].line.front()), std::string("c"));
    QCOMPARE(position.moveText(last[1].line.front()), std::string("d"));
    QVERIFY(last[2].line.front() != last[0].line.front());
    QVERIFY(last[2].line.front() != last[1].line.front());
}

void SearchTest::timePlans_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("increment");
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("soft");
    QTest::addColumn<int>("hard");
    QTest::newRow("a minute, 30 turns") << 60050 << 0 << 30 << 2000 << 10000;
    QTest::newRow("increment") << 60050 << 1000 << 30 << 2800 << 14000;
    QTest::newRow("hard is three tenths of what is left") << 10050 << 0 << 5 << 2000 << 3000;
    QTest::newRow("increment but hardly any time") << 150 << 5000 << 30 << 30 << 30;
    QTest::newRow("less than the lag") << 10 << 0 << 30 << 1 << 1;
}

void SearchTest::timePlans()
{
    QFETCH(int, left);
    QFETCH(int, increment);
    QFETCH(int, turns);
    QFETCH(int, soft);
    QFETCH(int, hard);
    SearchLimits limits;
    limits.clocks.emplace();
    (*limits.clocks)[Player::Second] = std::chrono::milliseconds(left);
    limits.increments[Player::Second] = std::chrono::milliseconds(increment);
    const TimePlan plan = planTime(limits, Player::Second, turns);
    QCOMPARE(plan.soft->count(), soft);
    QCOMPARE(plan.hard->count(), hard);
}

void SearchTest::judgeOfIterations()
{
    IterationTimer stable(TimePlan{1000ms, 5000ms});
    for (int i = 0; i < 6; ++i)
        stable.finished(7, 30);
    QVERIFY(stable.wantsAnother(300ms));
    QVERIFY(!stable.wantsAnother(400ms));
    IterationTimer falling(TimePlan{1000ms, 5000ms});
    falling.finished(7, 30);
    falling.finished(7, -40);
    QVERIFY(falling.wantsAnother(1200ms));
    QVERIFY(!falling.wantsAnother(1500ms));
    IterationTimer untimed({});
    untimed.finished(1, 0);
    QVERIFY(untimed.wantsAnother(1h));
}

void SearchTest::tableKeepsAndForgets()
{
    TranspositionTable table;
    table.resize(1);
    table.beginSearch(TranspositionTable::Memory::Keep);
    QVERIFY(!table.find(5));
    table.store(5, TableEntry{17, -300, 25, 9, Bound::Lower});
    const auto found = table.find(5);
    QVERIFY(found.has_value());
    QCOMPARE(found->move, std::uint16_t(17));
    QCOMPARE(found->score, std::int16_t(-300));
    QCOMPARE(found->evaluation, std::int16_t(25));
    QCOMPARE(found->depth, std::uint8_t(9));
    QVERIFY(found->bound == Bound::Lower);
    table.beginSearch(TranspositionTable::Memory::Keep);
    QVERIFY(table.find(5).has_value());
    for (int search = 0; search < 200; ++search) {
        table.beginSearch(TranspositionTable::Memory::Forget);
        QVERIFY(!table.find(5));
        table.store(5, TableEntry{18, 0, 0, 1, Bound::Exact});
        QVERIFY(table.find(5).has_value());
    }
    table.clear();
    table.beginSearch(TranspositionTable::Memory::Keep);
    QVERIFY(!table.find(5));
}

/// An evaluation takes a free place, or that of another evaluation or of an earlier search.
void SearchTest::searchedEntriesStayBeforeEvaluations()
{
    // Keys of one bucket: the table has fewer than so many.
    constexpr std::uint64_t kApart = std::uint64_t(1) << 32;
    constexpr TableEntry kEvaluation{.evaluation = 25};
    TranspositionTable table;
    table.resize(1);
    table.beginSearch(TranspositionTable::Memory::Keep);
    for (std::uint64_t i = 1; i <= 3; ++i)
        table.store(i * kApart, TableEntry{17, 0, 0, 1, Bound::Upper});
    table.store(4 * kApart, kEvaluation);
    QCOMPARE(table.find(4 * kApart)->evaluation, std::int16_t(25));
    table.store(5 * kApart, TableEntry{17, 0, 0, 1, Bound::Upper});
    QVERIFY(!table.find(4 * kApart));
    table.store(4 * kApart, kEvaluation);
    QVERIFY(!table.find(4 * kApart));
    for (const std::uint64_t i : {1U, 2U, 3U, 5U})
        QVERIFY(table.find(i * kApart));
    table.store(5 * kApart, kEvaluation);
    QCOMPARE(table.find(5 * kApart)->move, std::uint16_t(17));
    table.beginSearch(TranspositionTable::Memory::Keep);
    table.store(4 * kApart, kEvaluation);
    QVERIFY(table.find(4 * kApart));
}

void SearchTest::tableGetsSmallerThanAskedFor()
{
    TranspositionTable table;
    table.resize(3);
    QCOMPARE(table.mebibytes(), 2);
    table.resize(0);
    QCOMPARE(table.mebibytes(), 1);
}

/// All of a block is there before a search touches it, and what was in it stays.
void SearchTest::memoryIsTakenBeforehand()
{
    constexpr std::size_t kBytes = std::size_t(8) << 20;
    LargeBlock block(kBytes);
    auto *bytes = static_cast<unsigned char *>(block.data());
    bytes[kBytes / 2] = 7;
    block.populate();
    QCOMPARE(int(bytes[kBytes / 2]), 7);
#if defined(__linux__)
    constexpr std::size_t kPage = 4096;
    std::vector<unsigned char> isThere(kBytes / kPage);
    QCOMPARE(mincore(block.data(), kBytes, isThere.data()), 0);
    for (const unsigned char page : isThere)
        QVERIFY((page & 1) != 0);
#endif
    block.clear();
    QCOMPARE(int(bytes[kBytes / 2]), 0);
}

void SearchTest::levelsGrow()
{
    for (int number = 1; number < EngineSettings::kStrongest; ++number) {
        const LevelPlan weaker = kUsualLevels.plan(number);
        const LevelPlan stronger = kUsualLevels.plan(number + 1);
        QVERIFY(stronger.nodes.value_or(kUnlimitedNodes) > 2 * *weaker.nodes);
        QVERIFY(stronger.noise <= weaker.noise);
        QVERIFY(stronger.margin <= weaker.margin);
        QCOMPARE(weaker.overlooked > 0, number <= 4);
        QCOMPARE(weaker.seesWinInOne, number >= 3);
    }
    QVERIFY(kUsualLevels.plan(EngineSettings::kStrongest).isFullStrength());
}

void SearchTest::levelThreeSeesWinInOne()
{
    const ToyPosition position = toy("XX..OO...");
    for (int number = 3; number <= EngineSettings::kStrongest; ++number) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            ToyEngine engine;
            engine.configure(level(number, seed));
            const SearchResult result = engine.think(position, nodes(1000), {}, {});
            QCOMPARE(position.moveText(result.line.front()), std::string("c"));
        }
    }
}

void SearchTest::choiceStaysWithinTheMargin()
{
    LevelPlan plan;
    plan.margin = 50;
    plan.temperature = 40;
    const std::vector<int> scores{100, 90, 60, 49, -200};
    std::array<int, 5> chosen{};
    for (std::uint64_t i = 0; i < 4000; ++i)
        ++chosen[chosenMove(scores, plan, mixedBits(i))];
    QVERIFY(chosen[0] > chosen[1] && chosen[1] > chosen[2] && chosen[2] > 100);
    QCOMPARE(chosen[3] + chosen[4], 0);
    QCOMPARE(chosenMove(scores, LevelPlan{}, 12345), std::size_t(0));
}

void SearchTest::errorsAreConsistent()
{
    QCOMPARE(evaluationError(50, 123, 4), evaluationError(50, 123, 4));
    double sum = 0;
    double squares = 0;
    constexpr int kCount = 20000;
    for (std::uint64_t i = 0; i < kCount; ++i) {
        const int error = evaluationError(50, i, 4);
        sum += error;
        squares += error * error;
    }
    QVERIFY(std::abs(sum / kCount) < 2);
    QVERIFY(std::abs(std::sqrt(squares / kCount) - 50) < 2);
    int overlooked = 0;
    for (std::uint64_t i = 0; i < kCount; ++i)
        overlooked += isOverlooked(250, i, 3, 9) ? 1 : 0;
    QVERIFY(std::abs(overlooked - kCount / 4) < kCount / 50);
}

/// The same question to a fresh engine and to one that has thought about other things.
void SearchTest::searchesAreRepeatable()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto position = somePosition(game, turns, 42);
    for (const int number : {2, 6, EngineSettings::kStrongest}) {
        const auto fresh = game.makeEngine();
        fresh->configure(level(number, 7));
        const SearchResult first = fresh->think(*position, nodes(20000), {}, {});
        const auto used = game.makeEngine();
        used->configure(level(number, 7));
        for (std::uint64_t other = 0; other < 3; ++other)
            (void) used->think(*somePosition(game, turns + 2, other), nodes(5000), {}, {});
        const SearchResult again = used->think(*position, nodes(20000), {}, {});
        QCOMPARE(again.nodes, first.nodes);
        QVERIFY(again.score == first.score);
        QVERIFY(again.line == first.line);
    }
}

void SearchTest::nodeBudgetIsKept()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto position = somePosition(game, turns, 3);
    const auto engine = game.makeEngine();
    engine->configure(level(EngineSettings::kStrongest));
    for (const std::uint64_t budget : {1U, 10U, 100U, 1000U, 5000U}) {
        const SearchResult result = engine->think(*position, nodes(budget), {}, {});
        QVERIFY(result.nodes <= budget);
        QVERIFY(isLegalLine(*position, result.line));
    }
}

/// However soon a search is stopped, the last line told is the one that is played.
void SearchTest::tellsWhatItPlays()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto engine = game.makeEngine();
    engine->configure(level(EngineSettings::kStrongest));
    for (std::uint64_t budget = 1; budget < 30000; budget = budget * 3 / 2 + 1) {
        const auto position = somePosition(game, turns, budget);
        std::vector<MoveCode> told;
        const auto report = [&](const SearchInfo &info) { told = info.line; };
        const SearchResult result = engine->think(*position, nodes(budget), {}, report);
        QVERIFY(!told.empty() && told.front() == result.line.front());
    }
}

void SearchTest::stoppedAtOnceStillMoves()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    std::stop_source stop;
    stop.request_stop();
    for (const int number : {1, EngineSettings::kStrongest}) {
        const auto position = somePosition(game, turns, 11);
        const auto engine = game.makeEngine();
        engine->configure(level(number));
        const SearchResult result = engine->think(*position, infinite(), stop.get_token(), {});
        QVERIFY(isLegalLine(*position, result.line));
    }
}

/// What is learnt of a move after one move is not taken for known after another one, nor at its own
/// place in the list of all moves.
void SearchTest::continuationsAreToldApart()
{
    MoveHistory<64> history;
    ContinuationHistory continuations;
    const std::size_t after = ContinuationHistory::row(17);
    const std::size_t elsewhere = ContinuationHistory::row(18);
    for (int i = 0; i < 100; ++i)
        continuations.add(after, 5, 1600);
    const auto rating = [&](std::size_t one, std::size_t other) {
        return QuietMoveScore<64>(history, Player::First, continuations, {one, other})(5);
    };
    QVERIFY(rating(after, elsewhere) > ContinuationHistory::kLimit / 2);
    QVERIFY(rating(after, elsewhere) <= ContinuationHistory::kLimit);
    QCOMPARE(rating(elsewhere, elsewhere), 0);
    history.add(Player::First, 5, 1600);
    QCOMPARE(rating(elsewhere, elsewhere), 1600);
}

/// As many nodes as the slowest game's search sees in a few milliseconds.
void SearchTest::stopsWithinMilliseconds()
{
    constexpr std::uint64_t kMostNodesAfter = 4096;
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto position = somePosition(game, turns, 5);
    const auto engine = game.makeEngine();
    engine->configure(level(EngineSettings::kStrongest));
    for (const int depth : {1, 3, 5}) {
        std::stop_source stop;
        std::uint64_t nodesBefore = 0;
        const auto stopAtDepth = [&](const SearchInfo &info) {
            if (info.depth < depth || stop.stop_requested())
                return;
            nodesBefore = info.nodes;
            stop.request_stop();
        };
        const SearchResult result
            = engine->think(*position, infinite(), stop.get_token(), stopAtDepth);
        QVERIFY(isLegalLine(*position, result.line));
        QVERIFY(stop.stop_requested());
        QVERIFY2(
            result.nodes <= nodesBefore + kMostNodesAfter,
            qPrintable(QString::number(result.nodes - nodesBefore)));
    }
}

/// A search that knows all there is to know still waits when it is told to go on until stopped.
void SearchTest::infiniteWaitsForStop()
{
    const ToyPosition position = toy("XX..OO...");
    std::stop_source stop;
    std::atomic<bool> hasStopped = false;
    std::thread stopper([&] {
        std::this_thread::sleep_for(150ms);
        hasStopped = true;
        stop.request_stop();
    });
    ToyEngine engine;
    (void) engine.think(position, infinite(), stop.get_token(), {});
    QVERIFY(hasStopped);
    stopper.join();
}

void SearchTest::moveTimeIsKept()
{
    const GameEntry &game = rowsGame();
    QFETCH(int, turns);
    const auto position = somePosition(game, turns, 5);
    const auto engine = game.makeEngine();
    engine->configure(level(EngineSettings::kStrongest));
    const auto begin = std::chrono::steady_clock::now();
    const SearchResult result = engine->think(*position, SearchLimits::ofTime(200ms), {}, {});
    const auto time = std::chrono::steady_clock::now() - begin;
    QVERIFY(isLegalLine(*position, result.line));
    QVERIFY(time >= 190ms);
    QVERIFY(time < 10s); // far from it on any machine
}

void SearchTest::playsWholeGamesLegally()
{
    const GameEntry &game = rowsGame();
    constexpr int kLongest = 400;
    for (const int number : {1, 4, EngineSettings::kStrongest}) {
        const auto engine = game.makeEngine();
        engine->configure(level(number, 5));
        const auto position = game.game->start(Options::defaults(game.info().options));
        for (int turn = 0; turn < kLongest && !position->outcome().isOver(); ++turn) {
            const SearchResult result = engine->think(*position, nodes(300), {}, {});
            QVERIFY(isLegalLine(*position, result.line));
            position->play(result.line.front());
        }
    }
}

QTEST_GUILESS_MAIN(SearchTest)
#include "searchtest.moc"
