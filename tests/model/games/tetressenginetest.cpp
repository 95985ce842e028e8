#include "model/core/erasure/erased.h"
#include "model/games/tetress/engine/endsolver.h"
#include "model/games/tetress/engine/engine.h"
#include "model/games/tetress/engine/evaluation.h"
#include "model/games/tetress/tetress.h"
#include "model/search/engine/scores.h"
#include "tests/support/samples.h"

#include <QtTest>

#include <map>
#include <random>
#include <set>
#include <thread>

using namespace tessera;
using namespace tessera::tetress;
using std::chrono::milliseconds;

namespace {

/// Red to move wins at once by 0,8+0,9+0,10+1,10, which takes Blue's last tokens.
constexpr const char *kWinInOne = "RRRRBBBB3/11/11/11/11/11/11/11/11/11/11 r 2";

ErasedPosition<Rules> at(const std::string &text)
{
    const auto position = Rules::parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return ErasedPosition<Rules>(*position);
}

SearchResult think(
    const ErasedPosition<Rules> &position,
    const SearchLimits &limits,
    const EngineSettings &settings = {},
    const std::stop_token &stop = {})
{
    const auto engine = makeEngine();
    engine->configure(settings);
    return engine->think(position, limits, stop, {});
}

EngineSettings atLevel(int level, std::uint64_t seed = 0)
{
    EngineSettings settings;
    settings.level = level;
    settings.seed = seed;
    settings.hashMebibytes = 1;
    return settings;
}

EngineSettings asTree(std::uint64_t seed = 0)
{
    EngineSettings settings = atLevel(EngineSettings::kStrongest, seed);
    settings.kind = 2;
    return settings;
}

SearchLimits ofNodes(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

std::string textOf(std::chrono::steady_clock::duration time)
{
    return std::to_string(std::chrono::duration_cast<milliseconds>(time).count()) + " ms";
}

Position afterRandomMoves(int plies, std::mt19937_64 &random)
{
    for (;;) {
        Position position;
        for (int ply = 0; ply < plies && !position.isOver(); ++ply)
            position.play(*position.randomMove(random()));
        if (!position.isOver())
            return position;
    }
}

/// The result for the player to move when both play perfectly: 1 won, 0 drawn, −1 lost; nothing
/// when more than `most` positions would have to be looked at.
std::optional<int> exactResult(Position &position, int &most)
{
    if (position.isOver()) {
        const double score = position.outcome().scores[position.toMove()];
        return score > 0.5 ? 1 : score < 0.5 ? -1 : 0;
    }
    Position::MoveList moves;
    position.legalMoves(moves);
    int best = -1;
    for (const Move move : moves) {
        if (--most < 0)
            return std::nullopt;
        const auto before = position.play(move);
        const auto reply = exactResult(position, most);
        position.undo(move, before);
        if (!reply)
            return std::nullopt;
        best = std::max(best, -*reply);
        if (best == 1)
            break;
    }
    return best;
}

/// Late positions whose results are known by looking at everything.
struct KnownEnd
{
    Position position;
    int result;
};
std::vector<KnownEnd> knownEnds(int count, int actions, std::mt19937_64 &random)
{
    constexpr int kMostPositions = 300'000;
    std::vector<KnownEnd> ends;
    while (std::ssize(ends) < count) {
        Position position = afterRandomMoves(34, random);
        if (actions > 0)
            position = {position.tokens(kRed), position.tokens(kBlue), actions};
        if (position.isOver() || position.countLegalMoves() > EndSolver::kMostPlacements)
            continue;
        int most = kMostPositions;
        Position copy = position;
        if (const auto result = exactResult(copy, most))
            ends.push_back({position, *result});
    }
    return ends;
}

EndSolver::Limits ofSeconds(int seconds)
{
    return {std::chrono::steady_clock::now() + std::chrono::seconds(seconds), {}};
}

} // namespace

/// What the engine of Tetress promises beyond playing well.
class TetressEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void evaluationIsSymmetric();
    void tokensCountMoreTheLaterItIs();
    void turnIsWorthSomething();
    void depthsAgree();
    void movesAreEvaluatedLikePositions();
    void firstActionIsPlayedAtOnce();
    void firstActionsKeepClearOfTokens();
    void smallBudgetsRankSomeMoves();
    void winInOneIsPlayed_data();
    void winInOneIsPlayed();
    void endsAreSolvedExactly();
    void endSolverFindsWhatMinimaxFinds();
    void endSolverKnowsDraws();
    void solvedEndsArePlayed();
    void stopsWithinMilliseconds_data();
    void stopsWithinMilliseconds();
    void keepsItsTime();
    void nodeLimitedSearchesRepeat();
    void levelsKeepTheirBudget();
    void linesAreLegal();
    void treeWinsInOne();
    void treeProvesOnlyWhatIsTrue();
    void treeSearchesRepeat();
    void treeStopsWithinMilliseconds();
    void treeKeepsItsMemory();
    void treeSearchesWithTwoThreads();
};

void TetressEngineTest::evaluationIsSymmetric()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 20; ++i) {
        const Position position = afterRandomMoves(6 + i, random);
        for (const int symmetry : {1, 4, 500, 967})
            QCOMPARE(evaluate(Rules::transformed(position, symmetry)), evaluate(position));
    }
}

/// The same board is judged by its placements at first, more and more by its tokens from action 60
/// on, and by them alone at the end.
void TetressEngineTest::tokensCountMoreTheLaterItIs()
{
    std::mt19937_64 random(4);
    int compared = 0;
    while (compared < 20) {
        const Position position = afterRandomMoves(12 + compared, random);
        const Board red = position.tokens(kRed);
        const Board blue = position.tokens(kBlue);
        const int lead = red.count() - blue.count();
        if (lead == 0)
            continue;
        // Without what the turn is worth, which both players have in the same way.
        const auto redAt = [&](int action) {
            const int asRed = evaluate(Position(red, blue, action));
            const int asBlue = evaluate(Position(blue, red, action));
            return (asRed - asBlue) / 2;
        };
        const int ratio = redAt(30);
        QCOMPARE(redAt(60), ratio);
        const int byTokens = redAt(148);
        QVERIFY((byTokens > 0) == (lead > 0));
        const auto share = [&](int action) {
            return std::abs(static_cast<double>(redAt(action) - ratio));
        };
        QVERIFY(share(100) >= share(80));
        QVERIFY(share(120) >= share(100));
        ++compared;
    }
}

/// The turn is worth something at every action: much at first, and about two tokens at the end.
void TetressEngineTest::turnIsWorthSomething()
{
    std::mt19937_64 random(5);
    const Position position = afterRandomMoves(14, random);
    const Board red = position.tokens(kRed);
    const Board blue = position.tokens(kBlue);
    const auto turnAt = [&](int action) {
        return (evaluate(Position(red, blue, action)) + evaluate(Position(blue, red, action))) / 2;
    };
    for (int action = 2; action < kTurnLimit; action += 2)
        QVERIFY(turnAt(action) > 0);
    QVERIFY(turnAt(4) > turnAt(10));
    QVERIFY(turnAt(10) > turnAt(40));
    QVERIFY(turnAt(148) > turnAt(100));
}

/// Searches of odd depth do not think better of the player to move than those of even depth, on average.
void TetressEngineTest::depthsAgree()
{
    constexpr int kPositions = 20;
    std::mt19937_64 random(6);
    int difference = 0;
    for (int i = 0; i < kPositions; ++i) {
        const ErasedPosition<Rules> position(afterRandomMoves(6 + i, random));
        difference += think(position, SearchLimits::ofDepth(3)).score.value
                      - think(position, SearchLimits::ofDepth(2)).score.value;
    }
    QVERIFY2(
        std::abs(difference) < 100 * kPositions,
        qPrintable(QString::number(difference / kPositions)));
}

void TetressEngineTest::movesAreEvaluatedLikePositions()
{
    std::mt19937_64 random(2);
    for (int plies = 0; plies < 60; ++plies) {
        Position position = afterRandomMoves(plies % 30, random);
        if (plies % 3 == 0 && plies > 2) // late, where tokens count
            position
                = {position.tokens(kRed),
                   position.tokens(kBlue),
                   120 + plies % 30 + (plies % 30 + position.turnsTaken()) % 2};
        if (position.isOver())
            continue;
        Position::MoveList moves;
        position.legalMoves(moves);
        std::vector<int> values(moves.size());
        evaluateMoves(position, moves, values);
        const Player mover = position.toMove();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto before = position.play(moves[i]);
            int wanted = -evaluate(position);
            if (position.isOver()) {
                const double score = position.outcome().scores[mover];
                wanted = score > 0.5 ? winIn(1) : score < 0.5 ? lossIn(1) : kDraw;
            }
            position.undo(moves[i], before);
            QCOMPARE(values[i], wanted);
        }
    }
}

void TetressEngineTest::firstActionIsPlayedAtOnce()
{
    const ErasedPosition<Rules> start{Position()};
    std::set<int> tetrominoes;
    const auto engine = makeEngine();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        EngineSettings settings;
        settings.seed = seed;
        engine->configure(settings);
        int reports = 0;
        const auto result = engine->think(
            start, SearchLimits::ofTime(milliseconds(5000)), {}, [&reports](const SearchInfo &) {
                ++reports;
            });
        QCOMPARE(reports, 1);
        QCOMPARE(result.line.size(), std::size_t(1));
        QVERIFY(start.isLegal(result.line.front()));
        tetrominoes.insert(Rules::decode(result.line.front()).tetromino());
        QCOMPARE(result.nodes, std::uint64_t(0));
    }
    QCOMPARE(int(tetrominoes.size()), kTetrominoCount);
}

/// A budget below the number of moves is spent on some of them, and the best of these is played.
void TetressEngineTest::smallBudgetsRankSomeMoves()
{
    const auto position = at("RRRR7/11/11/11/11/11/11/11/11/11/11 b 1");
    SearchLimits limits;
    limits.nodes = 500;
    const auto engine = makeEngine();
    engine->configure(atLevel(EngineSettings::kStrongest));
    std::vector<SearchInfo> reports;
    const auto result = engine->think(position, limits, {}, [&reports](const SearchInfo &info) {
        reports.push_back(info);
    });
    QCOMPARE(result.nodes, std::uint64_t(500));
    QCOMPARE(reports.size(), std::size_t(1));
    QVERIFY(reports.front().line == result.line);
    Position::MoveList moves;
    position.position().legalMoves(moves);
    moves.shrinkTo(500);
    std::array<int, 500> values;
    evaluateMoves(position.position(), moves, values);
    QVERIFY(result.score == reported(*std::max_element(values.begin(), values.end())));
}

void TetressEngineTest::winInOneIsPlayed_data()
{
    QTest::addColumn<int>("level");
    for (int level = 3; level <= EngineSettings::kStrongest; ++level)
        QTest::addRow("level %d", level) << level;
}

void TetressEngineTest::winInOneIsPlayed()
{
    QFETCH(const int, level);
    const auto position = at(kWinInOne);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto result
            = think(position, SearchLimits::ofTime(milliseconds(200)), atLevel(level, seed));
        Position after = position.position();
        after.play(Rules::decode(result.line.front()));
        QVERIFY(after.outcome().winner() == kRed);
        QCOMPARE(result.score.text(2), std::string("mate 1"));
    }
}

void TetressEngineTest::endsAreSolvedExactly()
{
    std::mt19937_64 random(3);
    constexpr int kPositions = test::samples(25);
    int solved = 0;
    for (int game = 0; game < 400 && solved < kPositions; ++game) {
        const Position position = afterRandomMoves(34, random);
        constexpr int kFew = 25;
        constexpr int kLeast = 4;
        constexpr int kMostPositions = 300'000;
        if (position.countLegalMoves() < kLeast || position.countLegalMoves() >= kFew
            || position.placementsOf(opponent(position.toMove())) >= kFew)
            continue;
        Position copy = position;
        int most = kMostPositions;
        const auto wanted = exactResult(copy, most);
        if (!wanted)
            continue;
        const auto result = think(ErasedPosition<Rules>(position), SearchLimits::ofDepth(60));
        QVERIFY(result.score.kind == Score::Kind::Mate);
        QCOMPARE(result.score.value > 0 ? 1 : -1, *wanted);
        ++solved;
    }
    QVERIFY(solved >= kPositions * 2 / 5);
}

/// The first move of the line keeps the result, too.
void TetressEngineTest::endSolverFindsWhatMinimaxFinds()
{
    std::mt19937_64 random(5);
    EndSolver solver;
    int compared = 0;
    for (const KnownEnd &end : knownEnds(test::samples(30), 0, random)) {
        const auto solution = solver.solve(end.position, ofSeconds(60));
        QVERIFY(solution);
        QCOMPARE(solution->result, end.result);
        QCOMPARE(solution->plies % 2, end.result > 0 ? 1 : 0);
        QCOMPARE(solution->line.empty(), end.result < 0);
        if (end.result < 0)
            continue;
        Position after = end.position;
        after.play(solution->line.front());
        int most = 1'000'000;
        const auto known = exactResult(after, most);
        if (!known)
            continue;
        QCOMPARE(*known, -end.result);
        ++compared;
    }
    QVERIFY(compared >= test::samples(30) / 6);
}

void TetressEngineTest::endSolverKnowsDraws()
{
    std::mt19937_64 random(6);
    EndSolver solver;
    std::array<int, 3> found{};
    for (const KnownEnd &end : knownEnds(60, kTurnLimit - 2, random)) {
        const auto solution = solver.solve(end.position, ofSeconds(60));
        QVERIFY(solution);
        QCOMPARE(solution->result, end.result);
        if (end.result == 0) {
            Position after = end.position;
            after.play(solution->line.front());
            int most = 1'000'000;
            QCOMPARE(exactResult(after, most), std::optional(0));
        }
        ++found[static_cast<std::size_t>(end.result + 1)];
    }
    for (const int count : found)
        QVERIFY(count > 0);
}

/// What the engine says of such an end is what is true; where it is won, the solver alone has found it.
void TetressEngineTest::solvedEndsArePlayed()
{
    std::mt19937_64 random(7);
    const auto engine = makeEngine();
    engine->configure(atLevel(EngineSettings::kStrongest));
    EndSolver solver;
    int won = 0;
    for (const KnownEnd &end : knownEnds(10, 0, random)) {
        engine->newGame();
        solver.forget();
        const auto result = engine->think(
            ErasedPosition<Rules>(end.position), SearchLimits::ofTime(milliseconds(2000)), {}, {});
        QVERIFY(result.score.kind == Score::Kind::Mate);
        QCOMPARE(result.score.value > 0 ? 1 : -1, end.result);
        Position after = end.position;
        after.play(Rules::decode(result.line.front()));
        int most = 1'000'000;
        if (const auto known = exactResult(after, most))
            QCOMPARE(*known, -end.result);
        const auto solution = solver.solve(end.position, ofSeconds(60));
        QVERIFY(solution);
        if (end.result > 0) {
            QCOMPARE(result.nodes, solver.nodes());
            QCOMPARE(result.depth, solution->plies);
            ++won;
        }
    }
    QVERIFY(won > 0);
}

void TetressEngineTest::stopsWithinMilliseconds_data()
{
    QTest::addColumn<QString>("start");
    QTest::newRow("2082 placements") << "RRRR7/11/11/11/11/11/11/11/11/11/11 b 1";
    QTest::newRow("few tokens") << "RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2";
    QTest::newRow("many tokens")
        << "R2RB1BBRR1/RRRRR1BBBRR/B1B1R1B4/BBBBBBB2RB/B1BBB2BRRR/1RRRBBBB1RR/RRRR5RR/RRRRRRR1RRR/"
           "1RRRBBBB1BB/RR2BBBBBBB/RR1BBBBB3 r 22";
}

void TetressEngineTest::stopsWithinMilliseconds()
{
    QFETCH(const QString, start);
    const auto position = at(start.toStdString());
    SearchLimits limits;
    limits.isInfinite = true;
    std::stop_source source;
    std::chrono::steady_clock::time_point asked;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(milliseconds(100));
        asked = std::chrono::steady_clock::now();
        source.request_stop();
    });
    const auto result = think(position, limits, {}, source.get_token());
    const auto late = std::chrono::steady_clock::now() - asked;
    QVERIFY(position.isLegal(result.line.front()));
    // Some milliseconds; the rest is for a loaded machine.
    QVERIFY2(late < milliseconds(3000), textOf(late).c_str());
}

void TetressEngineTest::keepsItsTime()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    const auto engine = makeEngine();
    engine->configure({});
    engine->think(position, SearchLimits::ofDepth(1), {}, {}); // makes the table
    const auto begin = std::chrono::steady_clock::now();
    const auto result = engine->think(position, SearchLimits::ofTime(milliseconds(80)), {}, {});
    const auto taken = std::chrono::steady_clock::now() - begin;
    QVERIFY(position.isLegal(result.line.front()));
    QVERIFY2(taken < milliseconds(3000), textOf(taken).c_str());
}

void TetressEngineTest::nodeLimitedSearchesRepeat()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    SearchLimits limits;
    limits.nodes = 200'000;
    const auto repeats = [&position](const SearchLimits &within, int level) {
        const auto one = think(position, within, atLevel(level, 7));
        const auto other = think(position, within, atLevel(level, 7));
        return one.nodes == other.nodes && one.line == other.line && one.score == other.score;
    };
    QVERIFY(repeats(limits, 4));
    QVERIFY(repeats(limits, EngineSettings::kStrongest));
    // The budget of a level ends its search long before the time does.
    for (int level = 1; level < EngineSettings::kStrongest; ++level)
        QVERIFY(repeats(SearchLimits::ofTime(milliseconds(60'000)), level));
}

void TetressEngineTest::levelsKeepTheirBudget()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    // Simulations cost more than nodes of alpha-beta.
    std::map<bool, std::uint64_t> before;
    for (int level = 1; level < EngineSettings::kStrongest; ++level) {
        const auto result
            = think(position, SearchLimits::ofTime(milliseconds(60'000)), atLevel(level));
        const LevelPlan plan = kLevels.plan(level);
        QVERIFY(result.nodes <= *plan.nodes);
        QVERIFY(result.nodes > before[plan.hasErrors()]);
        before[plan.hasErrors()] = result.nodes;
    }
}

/// A position that somebody set up may have tokens, here in the middle, where no action was played yet.
void TetressEngineTest::firstActionsKeepClearOfTokens()
{
    for (const char *toPlay : {" r 0", " b 1"}) {
        const auto position = at(
            std::string("11/11/11/3RRRR4/3RRRR4/3BBBB4/3BBBB4/11/11/11/11") + toPlay);
        for (int level = 1; level <= EngineSettings::kStrongest; ++level) {
            const auto line = think(position, SearchLimits::ofTime(milliseconds(1)), atLevel(level))
                                  .line;
            QVERIFY(!line.empty());
            QVERIFY2(position.isLegal(line.front()), position.moveText(line.front()).c_str());
        }
    }
}

void TetressEngineTest::linesAreLegal()
{
    std::mt19937_64 random(4);
    for (int plies = 1; plies < 40; plies += 6) {
        const ErasedPosition<Rules> position(afterRandomMoves(plies, random));
        const auto engine = makeEngine();
        EngineSettings settings;
        settings.lineCount = 3;
        engine->configure(settings);
        std::size_t reports = 0;
        const auto report = [&](const SearchInfo &info) {
            auto next = position.clone();
            for (const MoveCode move : info.line) {
                QVERIFY(next->isLegal(move));
                next->play(move);
            }
            QVERIFY(!info.line.empty());
            ++reports;
        };
        engine->think(position, SearchLimits::ofDepth(3), {}, report);
        QVERIFY(reports >= 1);
    }
}

void TetressEngineTest::treeWinsInOne()
{
    const auto position = at(kWinInOne);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto result = think(position, ofNodes(100), asTree(seed));
        Position after = position.position();
        after.play(Rules::decode(result.line.front()));
        QVERIFY(after.outcome().winner() == kRed);
        QCOMPARE(result.score.text(2), std::string("mate 1"));
    }
}

/// Late positions, in which plain search knows who wins: what the tree claims to have proven is so.
void TetressEngineTest::treeProvesOnlyWhatIsTrue()
{
    std::mt19937_64 random(3);
    int proven = 0;
    int known = 0;
    constexpr int kPositions = test::samples(25);
    for (int game = 0; game < 400 && known < kPositions; ++game) {
        const Position position = afterRandomMoves(34, random);
        constexpr int kFew = 25;
        constexpr int kMostPositions = 300'000;
        if (position.countLegalMoves() >= kFew
            || position.placementsOf(opponent(position.toMove())) >= kFew)
            continue;
        Position copy = position;
        int most = kMostPositions;
        const auto wanted = exactResult(copy, most);
        if (!wanted)
            continue;
        ++known;
        const auto result = think(ErasedPosition<Rules>(position), ofNodes(30'000), asTree());
        if (result.score.kind != Score::Kind::Mate)
            continue;
        QCOMPARE(result.score.value > 0 ? 1 : -1, *wanted);
        ++proven;
    }
    QVERIFY2(proven >= kPositions * 2 / 5, std::to_string(proven).c_str());
}

void TetressEngineTest::treeSearchesRepeat()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    const auto one = think(position, ofNodes(3000), asTree(7));
    const auto other = think(position, ofNodes(3000), asTree(7));
    QCOMPARE(one.nodes, std::uint64_t(3000));
    QCOMPARE(one.nodes, other.nodes);
    QCOMPARE(one.line, other.line);
    QVERIFY(one.score == other.score);
}

void TetressEngineTest::treeStopsWithinMilliseconds()
{
    const auto position = at("RRRR7/11/11/11/11/11/11/11/11/11/11 b 1");
    SearchLimits limits;
    limits.isInfinite = true;
    std::stop_source source;
    std::chrono::steady_clock::time_point asked;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(milliseconds(100));
        asked = std::chrono::steady_clock::now();
        source.request_stop();
    });
    const auto result = think(position, limits, asTree(), source.get_token());
    const auto late = std::chrono::steady_clock::now() - asked;
    QVERIFY(position.isLegal(result.line.front()));
    QVERIFY2(late < milliseconds(3000), textOf(late).c_str());
}

/// The fuller the memory, the more visits a new node takes, so that there is room for some as long as
/// the search lasts. A tree that is full at last is searched on without growing.
void TetressEngineTest::treeKeepsItsMemory()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    EngineSettings settings = asTree();
    settings.hashMebibytes = 4;
    const auto result = think(position, ofNodes(20'000), settings);
    QVERIFY(result.hashFull > 500);
    QVERIFY(result.hashFull < 1000);
    const auto longer = think(position, ofNodes(100'000), asTree());
    QVERIFY(longer.hashFull > 900);
    QCOMPARE(longer.nodes, std::uint64_t(100'000));
    QVERIFY(position.isLegal(longer.line.front()));
}

void TetressEngineTest::treeSearchesWithTwoThreads()
{
    const auto position = at("RRRR7/11/11/11/11/BBBB7/11/11/11/11/11 r 2");
    EngineSettings settings = asTree();
    settings.threadCount = 2;
    settings.lineCount = 3;
    const auto engine = makeEngine();
    engine->configure(settings);
    int lines = 0;
    const auto report = [&](const SearchInfo &info) {
        auto next = position.clone();
        for (const MoveCode move : info.line) {
            QVERIFY(next->isLegal(move));
            next->play(move);
        }
        lines = std::max(lines, info.lineNumber);
    };
    const auto result = engine->think(position, ofNodes(4000), {}, report);
    QVERIFY(result.nodes >= 2000);
    QVERIFY(position.isLegal(result.line.front()));
    QCOMPARE(lines, 3);
}

QTEST_GUILESS_MAIN(TetressEngineTest)
#include "tetressenginetest.moc"
