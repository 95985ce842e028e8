#include "model/search/maxn/maxnengine.h"
#include "tests/support/lineforecast.h"

#include <QtTest>

#include <functional>
#include <thread>
#include <utility>

using namespace tessera;
using linegame::Forecast;
using linegame::ToyForecast;
using linegame::ToyPolicy;

namespace {

/// The same over a long game, whose search can be interrupted where it evaluates.
struct Interrupted : Forecast<linegame::LongRules>
{
    static inline std::function<void()> interrupt;

    static PerPlayer<int> odds(const Position &position)
    {
        if (interrupt)
            interrupt();
        return Forecast::odds(position);
    }
};

/// A tree of a long game that has just begun, for trees of `Interrupted`.
struct LongSearch
{
    using Memory = MaxnMemory<linegame::LongRules>;

    explicit LongSearch(std::size_t threads)
        : memory(cells, threads)
    {
        memory.beginTree(position, false);
    }

    const linegame::LongRules::Position position;
    std::vector<Memory::Pool::Cell> cells = std::vector<Memory::Pool::Cell>(20'000);
    Memory memory;
    SearchControl control{kUnlimitedNodes, {}, {}, 1000};
};

using ToyEngine = MaxnEngine<ToyForecast>;

/// Who wins whatever the two others do, by looking at everything.
Player certainWinner(linegame::Position &position)
{
    if (position.isOver())
        return position.outcome().winner();
    const Player mover = position.toMove();
    linegame::Position::MoveList moves;
    position.legalMoves(moves);
    std::optional<Player> common;
    bool isCommon = true;
    for (const linegame::Move move : moves) {
        position.play(move);
        const Player winner = certainWinner(position);
        position.undo(move, {});
        if (winner == mover)
            return mover;
        isCommon = isCommon && (!common || *common == winner);
        common = winner;
    }
    return isCommon ? *common : Player::None;
}

linegame::Position afterRandomMoves(int turns, std::uint64_t seed)
{
    linegame::Position position;
    for (int turn = 0; turn < turns; ++turn) {
        linegame::Position::MoveList moves;
        position.legalMoves(moves);
        if (moves.isEmpty())
            break;
        seed = mixedBits(seed);
        position.play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), seed)]);
    }
    return position;
}

bool isDecided(const auto &tree)
{
    return tree.root().state == MaxnNode::State::Decided;
}

using Memory = MaxnMemory<linegame::Rules>;
using Cells = std::vector<Memory::Pool::Cell>;

/// Whether the moves below `node`, the node of `position`, are legal ones, and no branch is detached there.
template<Game Rules>
bool isSound(
    const MaxnMemory<Rules> &memory, const MaxnNode &node, const typename Rules::Position &position)
{
    typename Rules::MoveList legal;
    position.legalMoves(legal);
    if ((node.moveCount != 0 && node.moveCount != legal.size()) || node.branches != 0)
        return false;
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const linegame::Move move = memory.pool().move(node, i).move;
        if (std::none_of(legal.begin(), legal.end(), [move](linegame::Move other) {
                return other.cell == move.cell;
            }))
            return false;
        auto then = position;
        then.play(move);
        if (!isSound(memory, memory.pool().child(node, i), then))
            return false;
    }
    return true;
}

/// How many branches are detached from the subtree of `node`.
template<Game Rules>
int detachedBelow(const MaxnMemory<Rules> &memory, const MaxnNode &node)
{
    if (node.state == MaxnNode::State::Detached)
        return 1;
    int count = 0;
    for (std::size_t i = 0; i < node.childCount && node.branches > 0; ++i)
        count += detachedBelow(memory, memory.pool().child(node, i));
    return count;
}

template<typename Game = ToyForecast>
SearchResult think(
    const linegame::Position &position, const SearchLimits &limits, const EngineSettings &settings)
{
    MaxnEngine<Game> engine;
    engine.configure(settings);
    return engine.think(ErasedPosition<linegame::Rules>(position), limits, {}, {});
}

SearchLimits ofNodes(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

} // namespace

/// Max^n search for three players over a game that can be looked through.
class MaxnTest : public QObject
{
    Q_OBJECT

private slots:
    void provesWhoWins();
    void provesWhoWinsByPolicy();
    void policyDecidesWhatIsTriedFirst();
    void policyAnswersAtOnce();
    void sharesAddUp();
    void severalLines();
    void fillsItsRoomAndGoesOn();
    void rootHasItsMoves();
    void roomIsUsedAgain();
    void eachAreaHasRoomOfItsOwn();
    void remembersWhatTheGameComesTo();
    void threadsAreAskedTogether();
    void threadsGrowOneTree_data();
    void threadsGrowOneTree();
    void branchesAreApart();
    void iterationsAreAnnounced();
    void depthEndsTheSearch();
    void weakLevelsErr();
    void chancesAndOdds();

private:
    template<typename Game>
    void provesWhoWinsIn();
    template<typename Game>
    void fillsItsRoomIn();
};

void MaxnTest::provesWhoWins()
{
    provesWhoWinsIn<ToyForecast>();
}

void MaxnTest::provesWhoWinsByPolicy()
{
    provesWhoWinsIn<ToyPolicy>();
}

/// A tree that sees everything knows of each position who wins for certain, or that nobody does.
template<typename Game>
void MaxnTest::provesWhoWinsIn()
{
    std::array<int, 4> seen{};
    Cells cells(20'000);
    Memory memory(cells, 1);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        linegame::Position position = afterRandomMoves(1 + static_cast<int>(seed % 6), seed);
        if (position.isOver())
            continue;
        const Player winner = certainWinner(position);
        const int outcome = index(winner) + 1;
        ++seen[static_cast<std::size_t>(outcome)];
        SearchTask task;
        SearchControl control(kUnlimitedNodes, {}, {}, 1000);
        memory.beginTree(position, false);
        MaxnTree<Game> tree(position, memory, task, control);
        for (int i = 0; i < 20'000 && !isDecided(tree); ++i)
            tree.iterate();
        QCOMPARE(isDecided(tree), winner != Player::None);
        if (winner == Player::None)
            continue;
        QVERIFY(tree.root().isWonBy(winner));
        // Whoever can win plays a move after which they still can.
        const SearchResult result = think<Game>(position, ofNodes(60'000), {});
        QCOMPARE(result.score.shares[winner], 1000);
        const bool isOurs = position.toMove() == winner;
        position.play(linegame::Rules::decode(result.line.front()));
        QVERIFY(!isOurs || certainWinner(position) == winner);
    }
    for (const int count : seen)
        QVERIFY(count > 5);
}

/// Moves are tried in the order of the policy, and the more probable more often. The first visit of a move does not list
/// what follows it.
void MaxnTest::policyDecidesWhatIsTriedFirst()
{
    Cells cells(20'000);
    Memory memory(cells, 1);
    memory.beginTree({}, false);
    const SearchTask task;
    SearchControl control(kUnlimitedNodes, {}, {}, 1000);
    MaxnTree<ToyPolicy> tree({}, memory, task, control);
    QCOMPARE(tree.root().moveCount, std::uint8_t(9));
    tree.iterate();
    QCOMPARE(control.nodes(), std::uint64_t(1));
    QVERIFY(memory.pool().child(tree.root(), 0).state == MaxnNode::State::Leaf);
    while (tree.root().childCount < 9)
        tree.iterate();
    for (std::size_t i = 0; i < 9; ++i)
        QCOMPARE(memory.pool().move(tree.root(), i).move.cell, std::uint8_t(8 - i));
    const MaxnNode &first = memory.pool().child(tree.root(), 0);
    const MaxnNode &last = memory.pool().child(tree.root(), 8);
    QVERIFY(first.state == MaxnNode::State::Open);
    QVERIFY(first.prior > last.prior && first.visits > last.visits);
}

/// A search that is stopped before its first iteration has a move and shares all the same.
void MaxnTest::policyAnswersAtOnce()
{
    std::stop_source stop;
    stop.request_stop();
    MaxnEngine<ToyPolicy> engine;
    const ErasedPosition<linegame::Rules> start{linegame::Position()};
    const SearchResult result = engine.think(start, {}, stop.get_token(), {});
    QVERIFY(!result.line.empty());
    const auto &shares = result.score.shares;
    QCOMPARE(shares[Player::First] + shares[Player::Second] + shares[Player::Third], 1000);
}

void MaxnTest::sharesAddUp()
{
    for (const std::uint64_t nodes : {1u, 3u, 10u, 100u, 1000u}) {
        for (const SearchResult &result :
             {think({}, ofNodes(nodes), {}), think<ToyPolicy>({}, ofNodes(nodes), {})}) {
            const auto &shares = result.score.shares;
            QCOMPARE(shares[Player::First] + shares[Player::Second] + shares[Player::Third], 1000);
            QVERIFY(result.nodes <= nodes);
        }
    }
}

void MaxnTest::severalLines()
{
    ToyEngine engine;
    EngineSettings settings;
    settings.lineCount = 4;
    engine.configure(settings);
    std::array<std::vector<MoveCode>, 4> lines;
    const auto report = [&](const SearchInfo &info) {
        lines[static_cast<std::size_t>(info.lineNumber - 1)] = info.line;
    };
    const SearchResult result = engine.think(
        ErasedPosition<linegame::Rules>(linegame::Position()), ofNodes(3000), {}, report);
    QVERIFY(result.line == lines[0]);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        QVERIFY(!lines[i].empty());
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(lines[i].front() != lines[other].front());
    }
}

/// A tree that has no room left frees the least visited nodes, time and again.
template<typename Game>
void MaxnTest::fillsItsRoomIn()
{
    for (const std::size_t size : {10u, 40u, 200u}) {
        Cells cells(size);
        Memory memory(cells, 1);
        memory.beginTree({}, false);
        const SearchTask task{ofNodes(20'000), {}, 0, 1, {}};
        MaxnSearch<Game> search(linegame::Position(), memory, task);
        search.run({});
        const SearchResult result = search.result();
        QCOMPARE(result.nodes, std::uint64_t(20'000));
        QVERIFY(result.hashFull > 200 && result.hashFull <= 1000);
        QVERIFY(!result.line.empty());
    }
}

void MaxnTest::fillsItsRoomAndGoesOn()
{
    fillsItsRoomIn<ToyForecast>();
    fillsItsRoomIn<ToyPolicy>();
}

/// A root has its moves even if it was a leaf of a tree that has no room left.
void MaxnTest::rootHasItsMoves()
{
    int leaves = 0;
    for (std::size_t size = 24; size < 64; ++size) {
        Cells cells(size);
        Memory memory(cells, 1);
        memory.beginTree({}, false);
        const SearchTask task;
        SearchControl control(kUnlimitedNodes, {}, {}, 1000);
        MaxnTree<ToyForecast> full({}, memory, task, control);
        while (!memory.pool().isExhausted(0))
            full.iterate();
        linegame::Position next;
        const MaxnNode *node = &memory.root();
        for (int plies = 0; plies < 3 && node->childCount > 0; ++plies) {
            next.play(memory.pool().move(*node, node->childCount - std::size_t(1)).move);
            node = &memory.pool().child(*node, node->childCount - std::size_t(1));
        }
        leaves += node->state == MaxnNode::State::Leaf ? 1 : 0;
        memory.beginTree(next, true);
        const MaxnTree<ToyForecast> tree(next, memory, task, control);
        QVERIFY(tree.root().moveCount > 0);
    }
    QVERIFY(leaves > 0);
}

/// Blocks of all sizes come and go, and those that stay are moved together with all that they know.
void MaxnTest::roomIsUsedAgain()
{
    using Pool = Memory::Pool;
    std::vector<Pool::Cell> cells(2000);
    Pool pool(cells, 1);
    const auto listed = [](std::size_t count) {
        std::vector<Pool::ScoredMove> moves;
        for (std::size_t i = 0; i < count; ++i)
            moves.push_back({{static_cast<std::uint8_t>(i)}, static_cast<std::int16_t>(count)});
        return moves;
    };
    QVERIFY(pool.addMoves(pool.root(), listed(40), 0));
    for (int i = 0; i < 40; ++i)
        QVERIFY(pool.addChild(pool.root(), 0) != nullptr);
    std::uint64_t bits = 0;
    for (int round = 0; round < 3000; ++round) {
        bits = mixedBits(bits + 1);
        MaxnNode &node = pool.child(pool.root(), chosenBelow(40, bits));
        if (node.moveCount == 0) {
            QVERIFY(pool.addMoves(node, listed(1 + chosenBelow(30, mixedBits(bits))), 0));
        } else if (node.childCount < node.moveCount && round % 9 != 0) {
            MaxnNode *child = pool.addChild(node, 0);
            QVERIFY(child != nullptr);
            child->visits = node.childCount;
            QVERIFY(pool.addMoves(*child, listed(node.childCount), 0));
        } else {
            pool.freeSubtree(node);
        }
        if (round % 50 == 0)
            pool.compact([] { return true; });
        for (std::size_t i = 0; i < 40; ++i) {
            const MaxnNode &seen = pool.child(pool.root(), i);
            for (std::size_t k = 0; k < seen.moveCount; ++k)
                QVERIFY(
                    pool.move(seen, k).move.cell == k && pool.move(seen, k).odds == seen.moveCount);
            for (std::size_t k = 0; k < seen.childCount; ++k) {
                const MaxnNode &child = pool.child(seen, k);
                QVERIFY(child.visits == k + 1 && child.moveCount == k + 1);
                QCOMPARE(pool.move(child, k).odds, std::int16_t(k + 1));
            }
        }
    }
    pool.freeSubtree(pool.root());
    QCOMPARE(pool.used(), std::size_t(3));
}

/// An area that one thread has filled is crowded, however empty those of the others are.
void MaxnTest::eachAreaHasRoomOfItsOwn()
{
    using Pool = Memory::Pool;
    std::vector<Pool::Cell> cells(400);
    Pool pool(cells, 2);
    const std::vector<Pool::ScoredMove> moves(20);
    QVERIFY(pool.addMoves(pool.root(), moves, 0));
    QVERIFY(!pool.isCrowded());
    while (MaxnNode *child = pool.addChild(pool.root(), 0)) {
        if (!pool.addMoves(*child, moves, 0))
            break;
        if (pool.root().childCount == pool.root().moveCount) {
            // The last one's children fill the rest.
            while (pool.addChild(*child, 0) != nullptr && child->childCount < child->moveCount)
                ;
            break;
        }
    }
    QVERIFY(pool.isCrowded());
    QVERIFY(pool.used() < pool.capacity() / 2 + 10);
    MaxnNode &child = pool.child(pool.root(), 0);
    pool.freeSubtree(child);
    QVERIFY(pool.addMoves(child, moves, 1));
    QVERIFY(!pool.isExhausted(1));
}

/// What a search knows of the position that the game has come to is known to the next one.
void MaxnTest::remembersWhatTheGameComesTo()
{
    Cells cells(20'000);
    Memory memory(cells, 1);
    linegame::Position position;
    memory.beginTree(position, false);
    const SearchTask task{ofNodes(3000), {}, 0, 1, {}};
    MaxnSearch<ToyForecast> search(position, memory, task);
    search.run({});
    const SearchResult result = search.result();
    for (std::size_t i = 0; i < 3; ++i)
        position.play(linegame::Rules::decode(result.line[i]));
    const std::size_t usedBefore = memory.pool().used();
    memory.beginTree(position, true);
    const std::uint32_t visits = memory.root().visits;
    QVERIFY(visits > 1);
    QVERIFY(memory.pool().hasGarbage());
    QCOMPARE(memory.pool().used(), usedBefore);
    while (memory.pool().hasGarbage())
        memory.pool().freeGarbage(0);
    QVERIFY(memory.pool().used() > 3 && memory.pool().used() < usedBefore);
    // The same position again, then one that is too far on, then one that nobody thought of.
    memory.beginTree(position, true);
    QCOMPARE(memory.root().visits, visits);
    memory.beginTree(afterRandomMoves(0, 0), true);
    QCOMPARE(memory.root().visits, 0U);
    QCOMPARE(memory.pool().used(), std::size_t(3));
}

void MaxnTest::threadsAreAskedTogether()
{
    EngineSettings settings;
    settings.threadCount = 3;
    linegame::Position position;
    for (const int cell : {0, 1, 3})
        position.play({static_cast<std::uint8_t>(cell)});
    for (int run = 0; run < 20; ++run) {
        const SearchResult result = think(position, ofNodes(3000), settings);
        QCOMPARE(result.score.shares[Player::First], 1000);
        QVERIFY(result.nodes <= 3000);
    }
}

void MaxnTest::threadsGrowOneTree_data()
{
    QTest::addColumn<std::size_t>("cellCount");
    QTest::newRow("room for all") << std::size_t(20'000);
    QTest::newRow("little room") << std::size_t(200);
}

/// Several threads lose no visit of each other, and leave the tree whole.
void MaxnTest::threadsGrowOneTree()
{
    QFETCH(const std::size_t, cellCount);
    constexpr int kThreads = 3;
    constexpr std::uint64_t kNodes = 150'000;
    Cells cells(cellCount);
    Memory memory(cells, kThreads);
    const linegame::Position position = afterRandomMoves(0, 0);
    memory.beginTree(position, false);
    std::atomic<std::uint64_t> nodes = 0;
    {
        std::vector<std::jthread> threads;
        threads.reserve(kThreads);
        for (int number = 0; number < kThreads; ++number)
            threads.emplace_back([&, number] {
                SearchTask task{ofNodes(kNodes / kThreads), {}, 0, 1, {}};
                task.pooledNodes = &nodes;
                task.helperNumber = number;
                MaxnSearch<ToyForecast>(position, memory, task).run({});
            });
    }
    QVERIFY(nodes.load() <= kNodes);
    // Only a tree from which nothing was freed has all visits below.
    const bool isWhole = cellCount > 1000;
    const auto visitsBelow = [&](const MaxnNode &node) {
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < node.childCount; ++i)
            sum += memory.pool().child(node, i).visits;
        return sum;
    };
    int checked = 0;
    const auto check = [&](const auto &self, const MaxnNode &node, int ply) -> bool {
        // The visit that expanded the node went no further.
        const std::uint32_t ended = ply > 0 ? 1 : 0;
        if (isWhole && node.state == MaxnNode::State::Open
            && node.visits != visitsBelow(node) + ended)
            return false;
        ++checked;
        for (std::size_t i = 0; i < node.childCount; ++i) {
            const MaxnNode &child = memory.pool().child(node, i);
            if (child.state == MaxnNode::State::Detached || child.visits > node.visits
                || !self(self, child, ply + 1))
                return false;
        }
        return true;
    };
    QVERIFY(check(check, memory.root(), 0));
    QVERIFY(checked > (isWhole ? 300 : 30));
}

/// No thread takes a node out of the tree below which another one works, though it has few visits by then.
void MaxnTest::branchesAreApart()
{
    LongSearch search(2);
    auto &memory = search.memory;
    SearchTask task;
    MaxnTree<Interrupted> one(search.position, memory, task, search.control);
    task.helperNumber = 1;
    MaxnTree<Interrupted> other(search.position, memory, task, search.control);
    while (memory.root().visits < 2'000)
        other.iterate();
    int looks = 0;
    int apart = 0;
    Interrupted::interrupt = [&, isInterrupted = false]() mutable {
        if (!std::exchange(isInterrupted, true)) {
            // As many visits as if the other thread had gone on for long.
            memory.pool().root().visits = 1'000'000;
            for (int i = 0; i < 50; ++i)
                other.iterate();
        } else if (memory.sharing().branches == 2) {
            ++looks;
            apart += detachedBelow(memory, memory.root()) == 2;
        }
    };
    one.iterate();
    Interrupted::interrupt = {};
    QVERIFY(looks > 50);
    QCOMPARE(apart, looks);
    QVERIFY(isSound(memory, memory.root(), search.position));
}

/// While a thread iterates below a branch, the others see its visits above, though not their results.
void MaxnTest::iterationsAreAnnounced()
{
    LongSearch search(1);
    const auto &memory = search.memory;
    const SearchTask task;
    MaxnTree<Interrupted> tree(search.position, search.memory, task, search.control);
    while (memory.root().visits < 2'000)
        tree.iterate();
    const std::uint32_t before = memory.root().visits;
    const auto chances = memory.root().chances;
    std::uint32_t announced = 0;
    Interrupted::interrupt = [&] {
        announced = memory.root().visits - before;
        QVERIFY(memory.root().chances == chances);
    };
    tree.iterate();
    Interrupted::interrupt = {};
    const std::uint32_t made = memory.root().visits - before;
    QVERIFY(made > 0);
    QCOMPARE(announced, made);
}

void MaxnTest::depthEndsTheSearch()
{
    for (const int depth : {1, 2, 4}) {
        const SearchResult result = think({}, SearchLimits::ofDepth(depth), {});
        QVERIFY(result.depth <= depth);
        QVERIFY(result.nodes <= std::uint64_t{1600} * static_cast<unsigned>(depth * depth));
    }
}

/// The same seed makes the same errors, another one others.
void MaxnTest::weakLevelsErr()
{
    const auto sharesWith = [](std::uint64_t seed) {
        EngineSettings settings;
        settings.level = 3;
        settings.seed = seed;
        return think({}, ofNodes(300), settings).score.shares;
    };
    QVERIFY(sharesWith(1) == sharesWith(1));
    QVERIFY(!(sharesWith(1) == sharesWith(2)));
}

void MaxnTest::chancesAndOdds()
{
    const ChanceTable &table = ChanceTable::ofScale<100>();
    QCOMPARE(table.chance(0), 0.5F);
    QVERIFY(std::abs(table.chance(100) - 0.7310586F) < 1e-6F);
    QVERIFY(table.chance(-1'000'000) > 0 && table.chance(1'000'000) <= 1);
    for (const int odds : {-700, -100, -1, 0, 1, 250})
        QCOMPARE(table.odds(table.chance(odds)), odds);
    QCOMPARE(table.weight(0), 1.0F);
    QVERIFY(std::abs(table.weight(100) - std::exp(-3.0F)) < 1e-6F);
    QVERIFY(table.weight(100'000) > 0);
}

QTEST_GUILESS_MAIN(MaxnTest)
#include "maxntest.moc"
