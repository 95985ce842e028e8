#include "model/search/mcts/treeengine.h"
#include "tests/support/searchcases.h"

#include <map>
#include <set>
#include <thread>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Learns from what was played later.
struct ToySearchWithLater : ToySearch
{
    static constexpr TreeTuning kTree{.raveVisits = 20};
};

/// Keeps only two moves of a node.
struct NarrowToySearch : ToySearch
{
    static constexpr TreeTuning kTree{.edgeLimit = 2};
};

/// The middle of the board is worth something, by minimax.
struct ToySearchWithMinimax : ToySearch
{
    static constexpr TreeTuning kTree{.minimaxShare = 0.3, .tempoBonus = 0.05};

    [[nodiscard]] static int evaluate(const tictactoe::Position &position)
    {
        constexpr unsigned kMiddle = 1U << 4;
        constexpr int kWorth = 60;
        const int mover = index(position.toMove());
        if ((position.stones(mover) & kMiddle) != 0)
            return kWorth;
        return (position.stones(1 - mover) & kMiddle) != 0 ? -kWorth : 0;
    }
};

/// Ends its playouts after three turns, where the first player is better by the number of stones.
struct ToySearchWithShortPlayouts : ToySearch
{
    static constexpr TreeTuning kTree{.staticShare = 0, .playoutTurns = 3};
    static constexpr int kStoneValue = 30;

    [[nodiscard]] static int evaluate(const tictactoe::Position &position)
    {
        const int value = kStoneValue * position.turnsTaken();
        return position.toMove() == Player::First ? value : -value;
    }
};

/// Positions of random games that are not over.
std::vector<tictactoe::Position> somePositions(int count)
{
    std::vector<tictactoe::Position> positions;
    std::uint64_t seed = 1;
    for (int i = 0; static_cast<int>(positions.size()) < count; ++i) {
        tictactoe::Position position;
        for (int turn = 0; turn < 3 + i % 4 && !position.isOver(); ++turn) {
            tictactoe::Position::MoveList moves;
            position.legalMoves(moves);
            seed = mixedBits(seed);
            position.play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), seed)]);
        }
        if (!position.isOver())
            positions.push_back(position);
    }
    return positions;
}

/// Decided alike, though perhaps not seen to be so in the fewest moves.
bool agrees(const Score &score, const Score &expected)
{
    if (score.kind != expected.kind)
        return false;
    return score.kind != Score::Kind::Mate
           || ((score.value > 0) == (expected.value > 0)
               && std::abs(score.value) >= std::abs(expected.value));
}

template<SearchGame S>
void simulate(SearchTree<S> &tree, std::uint32_t simulations)
{
    tree.resize(1);
    S game;
    tree.beginTree(tictactoe::Position(), game, false);
    TreeSearch<S> search(tree, 1);
    for (std::uint32_t i = 0; i < simulations; ++i)
        search.simulate();
}

/// Calls `use` for the root and each move from a node that there is to another one, once.
template<SearchGame S, typename Use>
void forEachGrownEdge(SearchTree<S> &tree, Use use)
{
    std::set<std::uint32_t> seen;
    std::vector<const typename SearchTree<S>::Edge *> open{&tree.root()};
    while (!open.empty()) {
        const auto &edge = *open.back();
        open.pop_back();
        if (!edge.isExpanded())
            continue;
        use(edge);
        if (!seen.insert(edge.node).second)
            continue;
        for (const auto &reply : tree.repliesTo(edge))
            open.push_back(&reply);
    }
}

/// What a move is thought to be worth without simulations.
float estimateOf(const TreeEdge<tictactoe::Move> &edge)
{
    switch (edge.proof.load()) {
    case Proof::Won:
        return 1;
    case Proof::Lost:
        return 0;
    case Proof::Drawn:
        return 0.5F;
    case Proof::None:
        break;
    }
    return edge.estimate;
}

template<typename S>
void solvesAll(int threadCount)
{
    TreeEngine<S> engine;
    EngineSettings settings;
    settings.hashMebibytes = 4;
    settings.threadCount = threadCount;
    engine.configure(settings);
    constexpr std::uint64_t kPlenty = 400'000;
    for (tictactoe::Position position : somePositions(60)) {
        const SearchResult result = engine.think(ToyPosition(position), nodes(kPlenty), {}, {});
        const std::string text = tictactoe::Rules::positionText(position);
        QVERIFY2(result.nodes < kPlenty, text.c_str());
        QVERIFY2(agrees(result.score, reported(minimax(position, 0))), text.c_str());
    }
}

} // namespace

/// What the tree search promises in every game.
class TreeSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void provesWhatMinimaxFinds();
    void findsWinInOne();
    void provesNothingByMovesLeftOut();
    void laterMovesAreLearntFrom();
    void busyMovesHearOfLaterOnes();
    void everyVisitIsCounted();
    void evaluationsComeFromBestReplies();
    void sharesPositions();
    void keepsTreeOfTheSameGame();
    void memoryIsBounded();
    void reportsSeveralLines();
    void playoutsEndEarly();
};

void TreeSearchTest::provesWhatMinimaxFinds()
{
    solvesAll<ToySearch>(1);
    solvesAll<ToySearchWithLater>(1);
    solvesAll<ToySearch>(2);
}

void TreeSearchTest::findsWinInOne()
{
    const ToyPosition position = toy("XX..OO...");
    TreeEngine<ToySearch> engine;
    const SearchResult result = engine.think(position, nodes(1), {}, {});
    QCOMPARE(position.moveText(result.line.front()), std::string("c"));
    QVERIFY((result.score == Score{Score::Kind::Mate, 1, {}}));
}

/// With two moves of each node kept, no position may be called lost for the others: O to move would
/// seem lost in drawn positions otherwise.
void TreeSearchTest::provesNothingByMovesLeftOut()
{
    TreeEngine<NarrowToySearch> engine;
    for (tictactoe::Position position : somePositions(60)) {
        const SearchResult result = engine.think(ToyPosition(position), nodes(3000), {}, {});
        if (result.score.kind != Score::Kind::Mate)
            continue;
        const int expected = minimax(position, 0);
        QVERIFY(isDecided(expected));
        QCOMPARE(result.score.value > 0, expected > 0);
    }
}

/// Each move of the root that was played later in a simulation hears of it, and no more often than
/// there were simulations.
void TreeSearchTest::laterMovesAreLearntFrom()
{
    using S = ToySearchWithLater;
    SearchTree<S> tree;
    constexpr std::uint32_t kSimulations = 200;
    simulate(tree, kSimulations);
    for (const auto &reply : tree.repliesTo(tree.root())) {
        QVERIFY(reply.amafVisits >= reply.visits);
        QVERIFY(reply.amafVisits <= kSimulations);
        const auto most = reply.amafVisits * TreeNode::kOne;
        QVERIFY(static_cast<double>(reply.amafValue) <= most);
    }
}

/// Nodes that were visited often are told by few simulations, but as if by all of them.
void TreeSearchTest::busyMovesHearOfLaterOnes()
{
    using S = ToySearchWithLater;
    SearchTree<S> tree;
    constexpr std::uint32_t kSimulations = 50'000;
    simulate(tree, kSimulations);
    constexpr double kTolerance = 0.05;
    for (const auto &reply : tree.repliesTo(tree.root())) {
        const double later = reply.amafVisits;
        QVERIFY(later >= reply.visits * (1 - kTolerance));
        QVERIFY(later <= kSimulations * (1 + kTolerance));
        QVERIFY(static_cast<double>(reply.amafValue) <= later * TreeNode::kOne);
    }
}

/// Two threads lose none of each other's visits.
void TreeSearchTest::everyVisitIsCounted()
{
    using S = ToySearchWithLater;
    SearchTree<S> tree;
    tree.resize(1);
    S game;
    tree.beginTree(tictactoe::Position(), game, false);
    constexpr std::uint32_t kEach = 20'000;
    const auto work = [&tree](std::uint64_t seed) {
        TreeSearch<S> search(tree, seed);
        for (std::uint32_t i = 0; i < kEach; ++i)
            search.simulate();
    };
    {
        const std::jthread one(work, 1);
        const std::jthread other(work, 2);
    }
    std::uint32_t ofReplies = 0;
    for (const auto &reply : tree.repliesTo(tree.root()))
        ofReplies += reply.visits;
    QCOMPARE(ofReplies, 2 * kEach);
    QCOMPARE(tree.nodeOf(tree.root()).visits.load(), 2 * kEach);
}

/// Every move whose replies are known is judged by the best one of them.
void TreeSearchTest::evaluationsComeFromBestReplies()
{
    using S = ToySearchWithMinimax;
    SearchTree<S> tree;
    simulate(tree, 400);
    int compared = 0;
    forEachGrownEdge(tree, [&](const auto &edge) {
        if (&edge == &tree.root())
            return;
        float best = 0;
        for (const auto &reply : tree.repliesTo(edge))
            best = std::max(best, estimateOf(reply));
        const auto wanted = std::min(1 - best + static_cast<float>(S::kTree.tempoBonus), 1.0F);
        QCOMPARE(tree.nodeOf(edge).estimate.load(), wanted);
        compared += wanted != 1 ? 1 : 0;
    });
    QVERIFY(compared > 20);
}

/// Moves that lead to the same position lead to the same node, whose visits are those of them all;
/// only few positions are found too late, when another one has taken their place.
void TreeSearchTest::sharesPositions()
{
    SearchTree<ToySearch> tree;
    simulate(tree, 2000);
    std::map<std::uint32_t, std::uint32_t> visits;
    std::set<std::uint64_t> keys;
    int shared = 0;
    int twice = 0;
    forEachGrownEdge(tree, [&](const auto &edge) {
        if (&edge == &tree.root())
            return;
        const auto &node = tree.nodeOf(edge);
        if (visits.contains(edge.node))
            ++shared;
        else if (!keys.insert(node.key).second)
            ++twice;
        visits[edge.node] += edge.visits;
        QVERIFY(edge.visits <= edge.valueVisits);
        QVERIFY(edge.valueVisits <= node.visits);
    });
    QVERIFY2(shared > 20, std::to_string(shared).c_str());
    QVERIFY2(10 * twice < shared, std::to_string(twice).c_str());
    forEachGrownEdge(tree, [&](const auto &edge) {
        if (&edge != &tree.root())
            QCOMPARE(tree.nodeOf(edge).visits.load(), visits[edge.node]);
    });
}

/// The tree goes on with the position after a move and a reply, also where not all its moves had been
/// kept; otherwise it begins anew.
void TreeSearchTest::keepsTreeOfTheSameGame()
{
    using S = NarrowToySearch;
    SearchTree<S> tree;
    simulate(tree, 400);
    const auto &best = *tree.ranking().front();
    const auto line = tree.lineFrom(best);
    QVERIFY(line.size() >= 2);
    const tictactoe::Position start;
    tictactoe::Position after = start;
    after.play(line[0]->move);
    after.play(line[1]->move);
    const std::uint32_t known = line[1]->valueVisits;
    S game;
    tree.beginTree(after, game, true);
    QCOMPARE(tree.root().visits.load(), known);
    QCOMPARE(tree.repliesTo(tree.root()).size(), std::size_t(7));
    std::uint32_t ofReplies = 0;
    for (const auto &reply : tree.repliesTo(tree.root()))
        ofReplies += reply.visits;
    QVERIFY(ofReplies > 0);
    tree.beginTree(start, game, false);
    QCOMPARE(tree.root().visits.load(), 0U);
}

void TreeSearchTest::memoryIsBounded()
{
    TreeNodes<tictactoe::Move> all;
    all.resize(1);
    const std::size_t capacity = all.capacity();
    QVERIFY(capacity * sizeof(TreeEdge<tictactoe::Move>) <= std::size_t(1) << 20);
    QVERIFY(all.added(1, capacity - 3).has_value());
    QVERIFY(!all.added(2, 1).has_value());
    QCOMPARE(all.freeShare(), 0.0);
    all.clear();
    QCOMPARE(all.freeShare(), 1.0);
    const auto node = all.added(3, 2);
    QVERIFY(node.has_value());
    QVERIFY(!all.found(3).has_value());
    all.publish(*node);
    QCOMPARE(all.found(3), node);
    QCOMPARE(all.edgesOf(*node).size(), std::size_t(2));
}

void TreeSearchTest::reportsSeveralLines()
{
    const ToyPosition position = toy("X........");
    TreeEngine<ToySearch> engine;
    EngineSettings settings;
    settings.lineCount = 3;
    engine.configure(settings);
    std::vector<SearchInfo> last(3);
    engine.think(position, nodes(1000), {}, [&last](const SearchInfo &info) {
        last[static_cast<std::size_t>(info.lineNumber) - 1] = info;
    });
    std::set<MoveCode> first;
    for (const SearchInfo &info : last) {
        QVERIFY(!info.line.empty());
        first.insert(info.line.front());
        auto next = position.clone();
        for (const MoveCode move : info.line) {
            QVERIFY(next->isLegal(move));
            next->play(move);
        }
    }
    QCOMPARE(first.size(), std::size_t(3));
}

/// The first simulation plays a move of the root and three random ones; the four stones are its value, whoever's turn it
/// then is.
void TreeSearchTest::playoutsEndEarly()
{
    using S = ToySearchWithShortPlayouts;
    SearchTree<S> tree;
    simulate(tree, 1);
    const double share = SearchTree<S>::shareOf(4 * S::kStoneValue);
    int played = 0;
    for (const auto &reply : tree.repliesTo(tree.root())) {
        if (reply.visits == 0)
            continue;
        ++played;
        QCOMPARE(reply.value.load(), static_cast<std::uint64_t>(share * TreeNode::kOne));
    }
    QCOMPARE(played, 1);
}

QTEST_GUILESS_MAIN(TreeSearchTest)
#include "treesearchtest.moc"
