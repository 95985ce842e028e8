#include "model/search/maxn/maxnmemory.h"
#include "model/search/maxn/maxntree.h"
#include "tests/support/lineforecast.h"

#include <QtTest>

#include <vector>

using namespace tessera;
using linegame::ToyPolicy;

namespace {

enum class ToyStyle { Lowest, Any };

/// The search with a policy, for which high cells are probable, that knows players who always fill the lowest cell, and
/// those who fill any.
template<typename LineGame>
struct Stylish : linegame::Forecast<LineGame>
{
    using Base = linegame::Forecast<LineGame>;
    using Position = typename LineGame::Position;
    using MoveList = typename LineGame::MoveList;
    using Logits = ToyPolicy::Logits;
    using MoveChances = std::array<float, MoveList::kCapacity>;

    static constexpr std::array kStyles{ToyStyle::Lowest, ToyStyle::Any};

    static void judge(const Position &, const MoveList &moves, Logits &logits)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            logits[i] = static_cast<std::int16_t>(10 * moves[i].cell);
    }
    static bool winsAtOnce(const Position &) { return false; }
    static void addChances(
        ToyStyle style, const Position &, const MoveList &moves, float weight, MoveChances &chances)
    {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (style == ToyStyle::Any)
                chances[i] += weight / static_cast<float>(moves.size());
            else if (i == 0)
                chances[i] += weight;
        }
    }
};

using LongGame = Stylish<linegame::LongRules>;

/// The same, in which the second player stands badly, and the third well, where cell 2 is filled and 3 is not.
struct Trap : LongGame
{
    static PerPlayer<int> odds(const Position &position)
    {
        constexpr std::uint64_t kCells = 0b1100;
        constexpr std::uint64_t kSecond = 0b0100;
        PerPlayer<int> odds = LongGame::odds(position);
        if ((position.hash() & kCells) == kSecond) {
            odds[Player::Second] = -400;
            odds[Player::Third] = 60;
        }
        return odds;
    }
};

static_assert(HasStyles<LongGame> && !HasStyles<ToyPolicy>);

using Memory = MaxnMemory<linegame::Rules>;
using Cells = std::vector<Memory::Pool::Cell>;
using LongMemory = MaxnMemory<linegame::LongRules>;
using LongPosition = linegame::LongRules::Position;

LongPosition withCells(const std::vector<std::uint8_t> &cells)
{
    LongPosition position;
    for (const std::uint8_t cell : cells)
        position.play({cell});
    return position;
}

/// Grows the tree at `position` in the memory, which has begun it.
template<typename Toy, typename Rules>
void grow(MaxnMemory<Rules> &memory, const typename Rules::Position &position, int iterations)
{
    const SearchTask task;
    SearchControl control(kUnlimitedNodes, {}, {}, 1000);
    MaxnTree<Toy> tree(position, memory, task, control);
    for (int i = 0; i < iterations; ++i)
        tree.iterate();
}

template<typename Rules>
const MaxnNode &mostVisitedChild(const MaxnMemory<Rules> &memory, const MaxnNode &node)
{
    std::size_t most = 0;
    for (std::size_t i = 1; i < node.childCount; ++i) {
        if (memory.pool().child(node, i).visits > memory.pool().child(node, most).visits)
            most = i;
    }
    return memory.pool().child(node, most);
}

/// The share of a node's visits that went to the child of this cell.
template<typename Rules>
double shareOf(const MaxnMemory<Rules> &memory, const MaxnNode &node, std::uint8_t cell)
{
    double all = 0;
    double found = 0;
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const double visits = memory.pool().child(node, i).visits;
        all += visits;
        if (memory.pool().move(node, i).move.cell == cell)
            found = visits;
    }
    return found / all;
}

} // namespace

/// What max^n learns of the other players, and what follows for its tree.
class OpponentsTest : public QObject
{
    Q_OBJECT

private slots:
    void mixturesFollowTheMoves();
    void stylesAreLearntFromTurnToTurn();
    void stylesGuideTheTreeWhereOthersMove();
    void stylesMovesAreMadeWhereTheyAreBad();
    void foresightFollowsWhatOthersPlay();
    void unforeseenRepliesAreExploredMore();
};

/// Moves that only a style explains raise it above all; moves of a search lower it, but rule nothing out.
void OpponentsTest::mixturesFollowTheMoves()
{
    StyleMixture mixture;
    QCOMPARE(mixture.told(), 0.0F);
    for (int i = 0; i < 3; ++i)
        mixture.add(0.1F, {1, 0.1F});
    QVERIFY(mixture.shares()[0] > 0.9F);
    QVERIFY(mixture.told() > 0.9F && mixture.told() < 1);
    mixture.add(0.8F, {0, 0.1F});
    mixture.add(0.8F, {0, 0.1F});
    QCOMPARE(mixture.told(), 0.0F);
    for (int i = 0; i < 50; ++i)
        mixture.add(0.8F, {0, 0.1F});
    QVERIFY(mixture.shares()[0] > 0 && mixture.shares()[1] > 0);
    for (int i = 0; i < 50; ++i)
        mixture.add(0.01F, {0, 0.5F});
    QVERIFY(mixture.shares()[1] > 0.9F && mixture.shares()[0] > 0);
}

/// Each of the others is learnt by themselves, between two turns of one player; other positions tell nothing, a new game
/// begins without, and so does a search that may not reuse the tree.
void OpponentsTest::stylesAreLearntFromTurnToTurn()
{
    std::vector<LongMemory::Pool::Cell> cells(20'000);
    LongMemory memory(cells, 1);
    const auto turn = [&memory](const LongPosition &position, bool mayReuse = true) {
        memory.styles().learn<LongGame>(position);
        memory.beginTree(position, mayReuse);
    };
    // The first two players fill the lowest cells, the third the highest. Cells in ascending order are found as played.
    turn(withCells({}));
    turn(withCells({0, 1, 8}));
    turn(withCells({0, 1, 8, 2, 3, 7}));
    QVERIFY(memory.styles()[Player::Second].shares()[0] > 0.8F);
    QVERIFY(memory.styles()[Player::Second].told() > 0.8F);
    QCOMPARE(memory.styles()[Player::Third].told(), 0.0F);
    QVERIFY(memory.styles()[Player::First].shares() == StyleMixture().shares());
    const auto known = memory.styles()[Player::Second].shares();
    turn(withCells({0, 1, 8, 2, 3, 7}));
    turn(withCells({0, 1}));
    turn(withCells({0, 1, 2, 3}));
    QVERIFY(memory.styles()[Player::Second].shares() == known);
    turn(withCells({}), false);
    QCOMPARE(memory.styles()[Player::Second].told(), 0.0F);
    turn(withCells({}));
    // What is thought in the opponents' time comes between.
    memory.beginTree(withCells({0}), true);
    turn(withCells({0, 1, 8}));
    QVERIFY(memory.styles()[Player::Second].told() > 0.5F);
    memory.forget();
    QCOMPARE(memory.styles()[Player::Second].told(), 0.0F);
}

/// The moves of a style that a player was seen to play are expected of that player, and of nobody else.
void OpponentsTest::stylesGuideTheTreeWhereOthersMove()
{
    constexpr int kIterations = 400;
    // The greatest share of the lowest cell that is left among the visits of nodes of each player.
    const auto shares = [](const std::vector<std::uint8_t> &played, std::uint8_t lowest) {
        std::vector<LongMemory::Pool::Cell> cells(50'000);
        LongMemory memory(cells, 1);
        memory.styles().learn<LongGame>({});
        memory.beginTree({}, true);
        const LongPosition position = withCells(played);
        memory.styles().learn<LongGame>(position);
        memory.beginTree(position, true);
        grow<LongGame>(memory, position, kIterations);
        return std::array{
            shareOf(memory, memory.root(), lowest),
            shareOf(memory, mostVisitedChild(memory, memory.root()), lowest)};
    };
    const auto styled = shares({0, 1, 8}, 2);
    const auto plain = shares({0, 7, 8}, 1);
    QVERIFY(styled[1] > 0.5 && plain[1] < 0.3);
    QVERIFY(styled[0] < 0.3);
}

/// Who plays in a style makes its moves even where they look bad: the tree follows them as often as they are probable,
/// and not only until it has seen how bad they are.
void OpponentsTest::stylesMovesAreMadeWhereTheyAreBad()
{
    constexpr int kIterations = 600;
    std::vector<LongMemory::Pool::Cell> cells(50'000);
    LongMemory memory(cells, 1);
    memory.beginTree({}, true);
    const LongPosition position = withCells({0, 1, 8});
    for (int i = 0; i < 3; ++i) {
        memory.styles().learn<Trap>({});
        memory.styles().learn<Trap>(position);
    }
    memory.beginTree(position, true);
    grow<Trap>(memory, position, kIterations);
    const MaxnNode &second = mostVisitedChild(memory, memory.root());
    QVERIFY(second.visits > 100);
    // The style's move is the worst of those that were tried.
    QVERIFY(second.childCount > 2);
    for (std::size_t i = 0; i < second.childCount; ++i) {
        const float chance = memory.pool().child(second, i).chances[Player::Second];
        const bool isStyles = memory.pool().move(second, i).move.cell == 2;
        QVERIFY(isStyles ? chance < 0.31F : chance > 0.32F);
    }
    // The priors alone would leave it four of five visits.
    QVERIFY(memory.styles()[Player::Second].told() > 0.95F);
    QVERIFY(shareOf(memory, second, 2) > 0.9);
}

/// Replies of others that were expected leave their exploration as it is, others multiply it; searches that are not moves
/// of a game tell nothing, and a new game begins without.
void OpponentsTest::foresightFollowsWhatOthersPlay()
{
    enum class Replies { Most, Least, Unknown };
    const auto explorationAfter = [](Replies replies, bool isPlayed) {
        Cells cells(20'000);
        Memory memory(cells, 1);
        linegame::Position position;
        memory.beginTree(position, true, true);
        const SearchTask task;
        SearchControl control(kUnlimitedNodes, {}, {}, 1000);
        MaxnTree<ToyPolicy> tree(position, memory, task, control);
        for (int i = 0; i < (replies == Replies::Unknown ? 2 : 200); ++i)
            tree.iterate();
        const MaxnNode *node = &tree.root();
        for (int ply = 0; ply < 3; ++ply) {
            linegame::Position::MoveList moves;
            position.legalMoves(moves);
            linegame::Move move = moves[0];
            if (replies != Replies::Unknown && node->childCount > 0) {
                std::size_t chosen = 0;
                for (std::size_t i = 1; i < node->childCount; ++i) {
                    const auto visits = memory.pool().child(*node, i).visits;
                    const auto before = memory.pool().child(*node, chosen).visits;
                    if (ply == 0 || replies == Replies::Most ? visits > before : visits < before)
                        chosen = i;
                }
                move = memory.pool().move(*node, chosen).move;
                node = &memory.pool().child(*node, chosen);
            }
            position.play(move);
        }
        memory.beginTree(position, true, isPlayed);
        const float exploration = memory.foresightOf(Player::Third).exploration();
        if (memory.foresightOf(Player::First).exploration() != 1)
            qFatal("the player to move has surprised themselves");
        memory.forget();
        return exploration + 100 * (memory.foresightOf(Player::Third).exploration() - 1);
    };
    QCOMPARE(explorationAfter(Replies::Most, true), 1.0F);
    QVERIFY(explorationAfter(Replies::Least, true) > 2);
    QVERIFY(explorationAfter(Replies::Unknown, true) > 2);
    QCOMPARE(explorationAfter(Replies::Least, false), 1.0F);
    Foresight foresight;
    for (int i = 0; i < 20; ++i)
        foresight.add(i % 3 > 0);
    QCOMPARE(foresight.exploration(), 1.0F);
    for (int i = 0; i < 60; ++i)
        foresight.add(false);
    QCOMPARE(foresight.exploration(), 3.0F);
}

/// The less the others were foreseen, the more of their replies the tree looks at; those of the player to move stay.
void OpponentsTest::unforeseenRepliesAreExploredMore()
{
    constexpr int kIterations = 3000;
    const auto mostVisited = [](int surprises) {
        Cells cells(50'000);
        Memory memory(cells, 1);
        linegame::Position position;
        memory.beginTree(position, true, true);
        for (int i = 0; i < surprises; ++i) {
            // A tree that does not hold the position was surprised by both replies.
            position = {};
            for (const int cell : {8, 0, 4})
                position.play({static_cast<std::uint8_t>(cell)});
            memory.beginTree({}, true);
            memory.beginTree(position, true, true);
        }
        position = {};
        memory.beginTree(position, true);
        grow<ToyPolicy>(memory, position, kIterations);
        std::array<double, 2> shares{};
        const MaxnNode &root = memory.root();
        const MaxnNode *most = &memory.pool().child(root, 0);
        for (std::size_t i = 0; i < root.childCount; ++i) {
            const MaxnNode &child = memory.pool().child(root, i);
            if (child.visits > most->visits)
                most = &child;
        }
        for (std::uint8_t cell = 0; cell < 9; ++cell) {
            shares[0] = std::max(shares[0], shareOf(memory, root, cell));
            shares[1] = std::max(shares[1], shareOf(memory, *most, cell));
        }
        return shares;
    };
    const auto expected = mostVisited(0);
    const auto surprised = mostVisited(10);
    QVERIFY(1 - surprised[1] > 1.5 * (1 - expected[1]));
    QVERIFY(1 - surprised[0] < 1.2 * (1 - expected[0]));
}

QTEST_GUILESS_MAIN(OpponentsTest)
#include "opponentstest.moc"
