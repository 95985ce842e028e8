#pragma once

#include "model/core/fixedlist.h"
#include "model/search/alphabeta/alphabeta.h"
#include "model/search/maxn/chancetable.h"
#include "model/search/maxn/maxngame.h"
#include "model/search/maxn/maxnmemory.h"
#include "model/search/maxn/maxnplayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>

namespace tessera {

/// Best-first max^n (Luckhardt and Irani 1986) for any number of players, each of whom maximises their own chance:
/// Monte Carlo tree search (Sturtevant 2008) in which the static evaluation takes the place of playouts. An iteration
/// takes these steps:
/// 1. selection by PUCT (Rosin 2011, as in Silver et al. 2017), with priors by the static evaluation of each move;
/// 2. expansion of the leaf: all its moves are evaluated;
/// 3. evaluation of the position after the leaf's best move, for each player, or a short playout from there
///    (`HasPlayouts`);
/// 4. backpropagation of the chances, and of proven results (MCTS-solver for many players; Nijssen and Winands 2011).
///
/// With a policy (`HasPolicy`), the first visit of a leaf only evaluates its position, and the second one lists its moves
/// and goes on to the most probable. Others' replies are explored the more, the less the search has foreseen them in this
/// game (see `Foresight`); and who seems to play in a simple style (`HasStyles`) makes the moves of this style with at
/// least its probability in the mixture (see `StyleMixture`).
///
/// From the root the search descends to a node with few visits and makes several iterations below it before it begins at
/// the root again, which saves selections: at equal nodes it scored 46 of 120 alone against two that began at the root
/// each time. Threads, with a tree object each, grow the tree of one memory in this way (tree parallelisation; Chaslot,
/// Winands and van den Herik 2008): each detaches the node below which it iterates, and the others pass it by, so they
/// seldom wait for each other or for memory that another processor has changed. Till the results are there, the nodes
/// above count the iterations as visits (Liu et al. 2020), as one thread would have counted them by then; so the others
/// part from it where two moves are about equal, not only beside the detached node, among its worse siblings. Without
/// that, two threads were no stronger than one: 31.7 of 66 in blocks of six with 20 ms a move.
///
/// Numbers are rounded and combined so that every machine grows the same tree on one thread. Serves one search on one
/// thread.
template<MaxnGame S>
class MaxnTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Memory = MaxnMemory<Rules>;
    using ScoredMove = typename Memory::Pool::ScoredMove;
    using Line = FixedList<Move, kMostPlies + 1>;

    /// Grows the tree that `memory` has begun at `position`; the memory has an area for the task's `helperNumber`. Where
    /// the pool is exhausted, the least visited nodes are freed. The constructor evaluates the moves of a new root at
    /// once; those beyond the node budget get the worst odds.
    MaxnTree(
        const Position &position, Memory &memory, const SearchTask &task, SearchControl &control);

    /// Makes some iterations below one node; none where other threads leave it nothing to do. An iteration that is
    /// stopped on the way leaves the statistics as they are.
    void iterate();

    /// The lock of the tree. While other threads grow it, who looks at nodes holds the lock.
    [[nodiscard]] SpinLock &lock() const { return m_memory.lock(); }
    /// Whether the root was proven after the last iterations.
    [[nodiscard]] bool isProven() const { return m_isProven; }
    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const MaxnNode &root() const { return m_memory.root(); }
    [[nodiscard]] const typename Memory::Pool &pool() const { return m_memory.pool(); }
    /// First-play urgency: the chance of `mover` after a move of `node` that was not tried, by its static evaluation;
    /// with a policy, the mean of those that were.
    [[nodiscard]] float urgency(const MaxnNode &node, const ScoredMove &move, Player mover) const
    {
        return HasPolicy<S> ? node.chances[mover] : m_table.chance(move.odds);
    }
    /// Whether the move ends the game in favour of the player who makes it, or of somebody else.
    [[nodiscard]] static bool wins(const ScoredMove &move) { return move.odds == kDecidedOdds; }
    [[nodiscard]] static bool loses(const ScoredMove &move) { return move.odds == -kDecidedOdds; }
    /// Adds the principal variation after `node`: the most visited moves.
    void addLine(const MaxnNode &node, Line &line) const;
    /// The length of the longest path, in plies.
    [[nodiscard]] int deepest() const { return m_deepest; }
    /// The mean length of the paths, in plies.
    [[nodiscard]] double meanDepth() const
    {
        return static_cast<double>(m_pliesOfPaths)
               / static_cast<double>(std::max(m_paths, std::uint64_t(1)));
    }
    /// The pool's cells in use, per mille.
    [[nodiscard]] int fullness() const
    {
        return static_cast<int>(1000 * pool().used() / pool().capacity());
    }

private:
    using Chances = PerPlayer<float>;
    using State = MaxnNode::State;
    using ScoredMoves = FixedList<ScoredMove, Rules::MoveList::kCapacity>;

    static_assert(Rules::MoveList::kCapacity <= Memory::Pool::kMostMoves);

    /// The exploration constant of PUCT. Without a policy, two thirds of it scored 50 % in 72 games with 60,000 nodes a
    /// move, one and a half times as much 47 %.
    static constexpr float kExploration = HasPolicy<S> ? 0.7F : 0.5F;
    /// The log-odds of a decided game. Those of evaluations stay within.
    static constexpr int kDecidedOdds = 2000;

    /// A move on the path from the root to a branch: its number in the list of its node, and who plays it.
    struct Step
    {
        Move move;
        typename Rules::Undo undone;
        Player mover;
        std::uint8_t number;
    };
    using Path = FixedList<Step, kMostPlies>;
    using Nodes = FixedList<MaxnNode *, kMostPlies + 1>;
    /// The results of some iterations.
    struct Results
    {
        std::uint32_t count = 0;
        Chances sum{};
    };

    /// Plays the moves to a node that the thread may detach; null where there is none. No branch is taken from below
    /// another one, or with another one below: who attaches it finds the way by the tree's nodes.
    MaxnNode *branchNode(Path &path);
    [[nodiscard]] Nodes nodesOf(const Path &path) const;
    /// How many iterations are made below the node, before the search begins at the root again.
    [[nodiscard]] static std::uint32_t iterationsBelow(const MaxnNode &node);
    /// Makes an iteration below `top`, which is `plies` below the root.
    void iterateBelow(MaxnNode &top, std::size_t plies, Results &results);
    /// Attaches the thread's branch again, at the end of the path, and replaces the visits that were announced to the
    /// nodes above by its results.
    void attach(const Path &path, const Results &results, std::uint32_t announced);
    void undo(const Path &path);
    /// Selection: plays the selected move of `node`, adds it to the path and returns its child. Null when the pool has
    /// no room for it; or, before a move is played, when all children are detached.
    MaxnNode *selectChild(MaxnNode &node, Path &path);
    void backpropagate(MaxnNode &node, Player mover, const Results &results, const MaxnNode *child);
    /// Expansion and evaluation: the result of a leaf; empty when the search was stopped there.
    std::optional<Chances> expand(MaxnNode &node);
    void listRootMoves();
    [[nodiscard]] std::optional<ScoredMove> addMoves(MaxnNode &node);
    void addMovesByPolicy(MaxnNode &node);
    /// Replaces the logits of an opponent's moves by those of the mixture of styles that the opponent seems to play.
    void mixStyles(const typename Rules::MoveList &moves, auto &logits) const;
    /// The number of a move that an opponent of simple style makes more often than it was tried; empty where there is none.
    [[nodiscard]] std::optional<std::size_t> neglectedMove(const MaxnNode &node, float told) const;
    void keepMoves(MaxnNode &node, const ScoredMoves &moves);
    void bringForward(MaxnNode &node);
    [[nodiscard]] bool isOpen(MaxnNode &node);
    [[nodiscard]] Chances chancesOfLeaf(MaxnNode &node);
    [[nodiscard]] static ScoredMoves sorted(const ScoredMoves &moves);
    /// The odds of `mover`, who has moved to the position.
    [[nodiscard]] int oddsOfMover(
        Player mover, const auto &features, const typename Rules::Undo &undone);
    /// How the game ends in the position; `Leaf` where it goes on.
    [[nodiscard]] State stateOfPosition() const;
    [[nodiscard]] Chances chancesOfPosition(State state);
    [[nodiscard]] Chances chancesAfter(MaxnNode &node, const ScoredMove &best);
    /// Frees garbage, and nodes where the area is exhausted; false where the thread has to wait for others.
    [[nodiscard]] bool makesRoom();
    void freeLeastVisited();
    void freeLessVisited(MaxnNode &node, std::uint32_t visits);
    [[nodiscard]] Chances leafChances();
    [[nodiscard]] Chances evaluation();
    /// The error of a weak level in the player's log-odds.
    [[nodiscard]] int error(Player player) const;
    [[nodiscard]] bool isOverlookedReply(Move move) const;
    /// The number of the selected move; empty where all children are detached.
    [[nodiscard]] std::optional<std::size_t> selectedMove(const MaxnNode &node) const;
    [[nodiscard]] float priorOf(const MaxnNode &node, const ScoredMove &move) const;
    /// MCTS-solver: proves `node`, whose `child` has just been proven, if `mover` wins there, or if all moves are
    /// proven to end alike.
    void updateProof(MaxnNode &node, Player mover, const MaxnNode &child) const;

    Position m_position;
    Player m_us;
    Memory &m_memory;
    const SearchTask &m_task;
    SearchControl &m_control;
    S m_game;
    /// The exploration constant where each player moves.
    PerPlayer<float> m_exploration;
    /// How probable it is that each opponent plays in a simple style.
    PerPlayer<float> m_told;
    const ChanceTable &m_table = ChanceTable::ofScale<S::kOddsScale>();
    /// The thread's area of the pool.
    std::size_t m_area;
    bool m_isProven = false;
    /// The iterations that have not freed their share of the garbage yet.
    std::uint32_t m_iterations = 0;
    /// The state of the random generator, which only playouts use.
    std::uint64_t m_bits;
    int m_deepest = 0;
    std::uint64_t m_paths = 0;
    std::uint64_t m_pliesOfPaths = 0;
};

// Iterations.

template<MaxnGame S>
MaxnTree<S>::MaxnTree(
    const Position &position, Memory &memory, const SearchTask &task, SearchControl &control)
    : m_position(position)
    , m_us(position.toMove())
    , m_memory(memory)
    , m_task(task)
    , m_control(control)
    , m_area(static_cast<std::size_t>(task.helperNumber))
    , m_bits(mixedBits(task.seed + static_cast<std::uint64_t>(task.helperNumber)))
{
    m_exploration.fill(kExploration);
    for (int i = 0; HasPolicy<S> && i < S::kPlayers; ++i) {
        const Player player = playerAt(i);
        if (player == m_us)
            continue;
        m_exploration[player] *= m_memory.foresightOf(player).exploration();
        m_told[player] = m_memory.styles()[player].told();
    }
    const std::lock_guard lock(m_memory.lock());
    if (root().moveCount == 0)
        listRootMoves();
    m_isProven = root().state == State::Decided;
}

template<MaxnGame S>
void MaxnTree<S>::listRootMoves()
{
    MaxnNode &node = m_memory.pool().root();
    if constexpr (HasPolicy<S>) {
        addMovesByPolicy(node);
        node.chances = evaluation();
    } else {
        (void) addMoves(node);
    }
}

template<MaxnGame S>
void MaxnTree<S>::iterate()
{
    Path path;
    MaxnNode *branch = nullptr;
    std::uint32_t most = 1;
    {
        const std::lock_guard lock(m_memory.lock());
        MaxnNode *node = makesRoom() ? branchNode(path) : nullptr;
        if (node != nullptr) {
            most = iterationsBelow(*node);
            branch = &m_memory.pool().detach(*node, m_area);
            ++m_memory.sharing().branches;
            const Nodes nodes = nodesOf(path);
            for (std::size_t ply = 0; ply < path.size(); ++ply) {
                ++nodes[ply]->branches;
                nodes[ply]->visits += most;
            }
        }
    }
    if (branch == nullptr) {
        undo(path);
        m_control.poll();
        std::this_thread::yield();
        return;
    }
    Results results;
    do {
        iterateBelow(*branch, path.size(), results);
    } while (results.count < most && branch->state == State::Open && !m_control.isStopped());
    undo(path);
    attach(path, results, most);
    m_iterations = results.count;
}

template<MaxnGame S>
void MaxnTree<S>::undo(const Path &path)
{
    for (std::size_t ply = path.size(); ply-- > 0;)
        m_position.undo(path[ply].move, path[ply].undone);
}

template<MaxnGame S>
MaxnNode *MaxnTree<S>::branchNode(Path &path)
{
    constexpr std::uint32_t kLeastVisits = 64;
    constexpr std::uint32_t kShare = 128;
    const std::uint32_t few = std::max(root().visits / kShare, kLeastVisits);
    MaxnNode *node = &m_memory.pool().root();
    do {
        node = selectChild(*node, path);
    } while (node != nullptr && node->state == State::Open
             && (node->visits > few || node->branches > 0) && path.size() < kMostPlies);
    return node != nullptr && node->branches == 0 ? node : nullptr;
}

/// The nodes from the root to the end of the path. They may move while the tree is not locked.
template<MaxnGame S>
auto MaxnTree<S>::nodesOf(const Path &path) const -> Nodes
{
    auto &pool = m_memory.pool();
    Nodes nodes;
    nodes.add(&pool.root());
    for (const Step &step : path)
        nodes.add(&pool.child(*nodes[nodes.size() - 1], step.number));
    return nodes;
}

template<MaxnGame S>
std::uint32_t MaxnTree<S>::iterationsBelow(const MaxnNode &node)
{
    constexpr std::uint32_t kShare = 8;
    constexpr std::uint32_t kMost = 64;
    return std::clamp<std::uint32_t>(node.visits / kShare, 1, kMost);
}

template<MaxnGame S>
void MaxnTree<S>::attach(const Path &path, const Results &results, std::uint32_t announced)
{
    const std::lock_guard lock(m_memory.lock());
    const Nodes nodes = nodesOf(path);
    m_memory.pool().attach(*nodes[path.size()], m_area);
    --m_memory.sharing().branches;
    for (std::size_t ply = 0; ply < path.size(); ++ply) {
        --nodes[ply]->branches;
        nodes[ply]->visits -= announced;
    }
    if (results.count == 0)
        return;
    for (std::size_t ply = path.size(); ply-- > 0;)
        backpropagate(*nodes[ply], path[ply].mover, results, nodes[ply + 1]);
    m_isProven = root().state == State::Decided;
}

template<MaxnGame S>
void MaxnTree<S>::iterateBelow(MaxnNode &top, std::size_t plies, Results &results)
{
    Nodes nodes;
    Path path;
    nodes.add(&top);
    MaxnNode *next = &top;
    while (next != nullptr && isOpen(*next) && plies + path.size() < kMostPlies) {
        next = selectChild(*next, path);
        if (next != nullptr)
            nodes.add(next);
    }
    plies += path.size();
    m_deepest = std::max(m_deepest, static_cast<int>(plies));
    ++m_paths;
    m_pliesOfPaths += plies;
    const std::optional<Chances> result = next != nullptr ? expand(*next)
                                                          : chancesOfPosition(stateOfPosition());
    undo(path);
    if (!result)
        return;
    const MaxnNode *child = nullptr;
    for (std::size_t ply = nodes.size(); ply-- > 0; child = nodes[ply])
        backpropagate(
            *nodes[ply], ply < path.size() ? path[ply].mover : Player::None, {1, *result}, child);
    ++results.count;
    for (int i = 0; i < S::kPlayers; ++i)
        results.sum[playerAt(i)] += (*result)[playerAt(i)];
}

template<MaxnGame S>
MaxnNode *MaxnTree<S>::selectChild(MaxnNode &node, Path &path)
{
    auto &pool = m_memory.pool();
    const Player mover = m_position.toMove();
    const auto number = selectedMove(node);
    if (!number)
        return nullptr;
    const ScoredMove listed = pool.move(node, *number);
    const auto undone = m_position.play(listed.move);
    path.add({listed.move, undone, mover, static_cast<std::uint8_t>(*number)});
    if (*number < node.childCount)
        return &pool.child(node, *number);
    MaxnNode *child = pool.addChild(node, m_area);
    if (child == nullptr) {
        m_control.countNode();
        return nullptr;
    }
    child->prior = priorOf(node, listed);
    if constexpr (HasPolicy<S>)
        bringForward(node);
    child->state = stateOfPosition();
    if (child->state == State::Leaf)
        child->chances[mover] = urgency(node, listed, mover);
    else
        child->chances = chancesOfPosition(child->state);
    return child;
}

/// Backpropagation: adds results to the means of a node above them; `child` is the next node on the path, null at its
/// end.
template<MaxnGame S>
void MaxnTree<S>::backpropagate(
    MaxnNode &node, Player mover, const Results &results, const MaxnNode *child)
{
    if (child != nullptr && child->state == State::Decided && node.state != State::Decided)
        updateProof(node, mover, *child);
    node.visits += results.count;
    if (node.state == State::Decided)
        return;
    const auto count = static_cast<float>(results.count);
    const auto visits = static_cast<float>(node.visits);
    auto sum = results.sum.begin();
    for (float &mean : node.chances)
        mean += (*sum++ - count * mean) / visits;
}

template<MaxnGame S>
auto MaxnTree<S>::expand(MaxnNode &node) -> std::optional<Chances>
{
    if (node.state == State::Leaf) {
        if constexpr (HasPolicy<S>)
            return chancesOfLeaf(node);
        const auto best = addMoves(node);
        if (m_control.isStopped())
            return std::nullopt;
        return chancesAfter(node, *best);
    }
    m_control.countNode();
    if (node.state == State::Decided || node.state == State::Drawn)
        return node.chances;
    return evaluation();
}

/// Generates and evaluates the moves of `node`, the node of the present position, and returns the best. When the search
/// is stopped meanwhile, the moves are kept only at the root.
template<MaxnGame S>
auto MaxnTree<S>::addMoves(MaxnNode &node) -> std::optional<ScoredMove>
{
    typename Rules::MoveList moves;
    m_position.legalMoves(moves);
    const auto features = m_game.features(m_position);
    const Player mover = m_position.toMove();
    ScoredMoves scored;
    for (const Move move : moves) {
        if (scored.size() > 0 && isOverlookedReply(move))
            continue;
        int odds = 1 - kDecidedOdds;
        if (scored.size() == 0 || !m_control.isStopped()) {
            m_control.countNode();
            const auto undone = m_position.play(move);
            odds = oddsOfMover(mover, features, undone);
            m_position.undo(move, undone);
        }
        scored.add({move, static_cast<std::int16_t>(odds)});
    }
    if (m_control.isStopped() && &node != &root())
        return std::nullopt;
    const ScoredMoves listed = sorted(scored);
    keepMoves(node, listed);
    return listed[0];
}

/// Keeps the moves of `node` in the pool, if there is room.
template<MaxnGame S>
void MaxnTree<S>::keepMoves(MaxnNode &node, const ScoredMoves &moves)
{
    if (!m_memory.pool().addMoves(node, {moves.begin(), moves.size()}, m_area))
        return;
    node.state = State::Open;
    float sum = 0;
    for (const ScoredMove &move : moves)
        sum += m_table.weight(moves[0].odds - move.odds);
    node.weightOfMoves = sum;
}

/// The prior probability of a move: a softmax of the log-odds (see `ChanceTable::weight`).
template<MaxnGame S>
float MaxnTree<S>::priorOf(const MaxnNode &node, const ScoredMove &move) const
{
    return m_table.weight(pool().move(node, 0).odds - move.odds) / node.weightOfMoves;
}

/// PUCT selection: the number of the move with the greatest sum of mean result and exploration term. Of the moves that
/// were not tried, the first has the greatest chance and prior. Its mean is its static evaluation (first-play urgency).
template<MaxnGame S>
std::optional<std::size_t> MaxnTree<S>::selectedMove(const MaxnNode &node) const
{
    const Player mover = m_position.toMove();
    if constexpr (HasStyles<S>) {
        if (m_told[mover] > 0) {
            if (const auto neglected = neglectedMove(node, m_told[mover]))
                return neglected;
        }
    }
    const float exploration = m_exploration[mover] * std::sqrt(static_cast<float>(node.visits));
    float best = -1;
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const MaxnNode &child = pool().child(node, i);
        const float value = child.chances[mover]
                            + exploration * child.prior / static_cast<float>(1 + child.visits);
        if (value > best && child.state != State::Detached) {
            best = value;
            chosen = i;
        }
    }
    if (node.childCount == node.moveCount)
        return chosen;
    const ScoredMove &next = pool().move(node, node.childCount);
    return urgency(node, next, mover) + exploration * priorOf(node, next) > best ? node.childCount
                                                                                 : chosen;
}

template<MaxnGame S>
void MaxnTree<S>::updateProof(MaxnNode &node, Player mover, const MaxnNode &child) const
{
    bool isForced = node.childCount == node.moveCount;
    for (std::size_t i = 0; i < node.childCount && isForced; ++i) {
        const MaxnNode &other = pool().child(node, i);
        isForced = other.state == State::Decided && other.chances == child.chances;
    }
    if (!child.isWonBy(mover) && !isForced)
        return;
    node.state = State::Decided;
    node.chances = child.chances;
}

/// Frees garbage, two blocks for each iteration, so that it is gone within a search as long as the one that left it; and
/// nodes where an area is exhausted, as soon as no branch is detached.
template<MaxnGame S>
bool MaxnTree<S>::makesRoom()
{
    auto &pool = m_memory.pool();
    auto &sharing = m_memory.sharing();
    if (sharing.isRoomWanted || pool.isExhausted(m_area)) {
        sharing.isRoomWanted = sharing.branches > 0;
        if (sharing.isRoomWanted)
            return false;
        freeLeastVisited();
    }
    for (std::uint32_t i = 0; i < 2 * m_iterations && pool.hasGarbage(); ++i)
        pool.freeGarbage(m_area);
    return true;
}

/// Frees half of each area of the pool, if possible: everything below the least visited nodes, which become leaves again
/// and keep their results.
template<MaxnGame S>
void MaxnTree<S>::freeLeastVisited()
{
    auto &pool = m_memory.pool();
    for (; pool.hasGarbage() && !m_control.isStopped(); m_control.poll())
        pool.freeGarbage(m_area);
    constexpr std::uint32_t kFirst = 4;
    for (std::uint32_t visits = kFirst;
         pool.isCrowded() && visits <= root().visits && !m_control.isStopped();
         visits *= 2)
        freeLessVisited(pool.root(), visits);
    pool.compact([this] {
        m_control.poll();
        return !m_control.isStopped();
    });
}

template<MaxnGame S>
void MaxnTree<S>::freeLessVisited(MaxnNode &node, std::uint32_t visits)
{
    m_control.poll();
    for (std::size_t i = 0; i < node.childCount && !m_control.isStopped(); ++i) {
        MaxnNode &child = pool().child(node, i);
        if (child.visits < visits)
            m_memory.pool().freeSubtree(child);
        else
            freeLessVisited(child, visits);
    }
}

template<MaxnGame S>
void MaxnTree<S>::addLine(const MaxnNode &node, Line &line) const
{
    for (const MaxnNode *at = &node; at->childCount > 0 && line.size() < kMostPlies;) {
        std::size_t most = 0;
        for (std::size_t i = 1; i < at->childCount; ++i) {
            if (pool().child(*at, i).visits > pool().child(*at, most).visits)
                most = i;
        }
        const MaxnNode &next = pool().child(*at, most);
        if (next.visits == 0)
            return;
        line.add(pool().move(*at, most).move);
        at = &next;
    }
}

// What a policy changes.

/// Whether there are moves to select from. With a policy, the second visit of a node lists them.
template<MaxnGame S>
bool MaxnTree<S>::isOpen(MaxnNode &node)
{
    if constexpr (HasPolicy<S>) {
        if (node.state == State::Leaf && node.visits > 0)
            addMovesByPolicy(node);
    }
    return node.state == State::Open;
}

/// Lists the moves of `node`, the node of the present position: the most probable first, the others in any order. Their
/// odds are their logits without that of the first.
template<MaxnGame S>
void MaxnTree<S>::addMovesByPolicy(MaxnNode &node)
{
    typename Rules::MoveList moves;
    m_position.legalMoves(moves);
    typename S::Logits logits;
    S::judge(m_position, moves, logits);
    if constexpr (HasStyles<S>)
        mixStyles(moves, logits);
    const auto *const most = std::max_element(logits.begin(), logits.begin() + moves.size());
    ScoredMoves listed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int behind = std::max(logits[i] - *most, 1 - kDecidedOdds);
        listed.add({moves[i], static_cast<std::int16_t>(behind)});
    }
    std::swap(listed[0], listed[static_cast<std::size_t>(most - logits.begin())]);
    keepMoves(node, listed);
}

template<MaxnGame S>
void MaxnTree<S>::mixStyles(const typename Rules::MoveList &moves, auto &logits) const
{
    const Player mover = m_position.toMove();
    if (m_told[mover] == 0)
        return;
    const StyleMixture &mixture = m_memory.styles()[mover];
    typename S::MoveChances chances{};
    addPolicy<S>(logits, moves.size(), 1 - m_told[mover], chances);
    for (std::size_t style = 0; style < S::kStyles.size(); ++style)
        S::addChances(S::kStyles[style], m_position, moves, mixture.shares()[style], chances);
    for (std::size_t i = 0; i < moves.size(); ++i)
        logits[i] = static_cast<std::int16_t>(-m_table.behind(chances[i]));
}

template<MaxnGame S>
std::optional<std::size_t> MaxnTree<S>::neglectedMove(const MaxnNode &node, float told) const
{
    const float wanted = told * static_cast<float>(node.visits);
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const MaxnNode &child = pool().child(node, i);
        if (static_cast<float>(child.visits) < wanted * child.prior
            && child.state != State::Detached)
            return i;
    }
    if (node.childCount == node.moveCount)
        return std::nullopt;
    const bool isNext = wanted * priorOf(node, pool().move(node, node.childCount)) > 0.5F;
    return isNext ? std::optional<std::size_t>(node.childCount) : std::nullopt;
}

/// Makes the most probable of the moves that were not tried the first of them. It is cheaper than to sort all at once,
/// since most are never tried.
template<MaxnGame S>
void MaxnTree<S>::bringForward(MaxnNode &node)
{
    if (node.childCount == node.moveCount)
        return;
    std::size_t most = node.childCount;
    for (std::size_t i = most + 1; i < node.moveCount; ++i) {
        if (pool().move(node, i).odds > pool().move(node, most).odds)
            most = i;
    }
    std::swap(pool().move(node, node.childCount), pool().move(node, most));
}

/// Everybody's chances at a leaf whose moves are not listed. A move that wins the game proves it.
template<MaxnGame S>
auto MaxnTree<S>::chancesOfLeaf(MaxnNode &node) -> Chances
{
    m_control.countNode();
    if (!S::winsAtOnce(m_position))
        return evaluation();
    node.state = State::Decided;
    node.chances = {};
    node.chances[m_position.toMove()] = 1;
    return node.chances;
}

// The evaluation of positions.

template<MaxnGame S>
int MaxnTree<S>::oddsOfMover(Player mover, const auto &features, const typename Rules::Undo &undone)
{
    switch (stateOfPosition()) {
    case State::Decided:
        return m_position.outcome().winner() == mover ? kDecidedOdds : -kDecidedOdds;
    case State::Drawn:
        return m_table.odds(S::kDrawChance);
    case State::Leaf:
    case State::Open:
    case State::Detached:
        break;
    }
    const int odds = m_game.oddsAfter(features, m_position, undone) + error(mover);
    return std::clamp(odds, 1 - kDecidedOdds, kDecidedOdds - 1);
}

template<MaxnGame S>
auto MaxnTree<S>::stateOfPosition() const -> State
{
    if (m_position.isOver())
        return m_position.outcome().winner() == Player::None ? State::Drawn : State::Decided;
    // A repetition counts as a draw.
    return S::hasOccurred(m_position) ? State::Drawn : State::Leaf;
}

template<MaxnGame S>
auto MaxnTree<S>::chancesOfPosition(State state) -> Chances
{
    Chances chances;
    if (state == State::Decided)
        chances[m_position.outcome().winner()] = 1;
    else if (state == State::Drawn)
        chances.fill(S::kDrawChance);
    else
        chances = leafChances();
    return chances;
}

/// Everybody's chances at a leaf at which the game goes on: by the static evaluation, after a playout where the game
/// wants one.
template<MaxnGame S>
auto MaxnTree<S>::leafChances() -> Chances
{
    if constexpr (HasPlayouts<S>) {
        const MaxnPlayout<S> playout(m_position, m_game, m_control, m_bits);
        if (m_position.isOver())
            return chancesOfPosition(stateOfPosition());
        return evaluation();
    } else {
        return evaluation();
    }
}

/// Everybody's chances after the best move of `node`. The move proves the node if it wins the game, or if it is the
/// only move and ends the game.
template<MaxnGame S>
auto MaxnTree<S>::chancesAfter(MaxnNode &node, const ScoredMove &best) -> Chances
{
    const auto undone = m_position.play(best.move);
    const State state = stateOfPosition();
    const Chances chances = chancesOfPosition(state);
    m_position.undo(best.move, undone);
    if (state == State::Decided && (wins(best) || node.moveCount == 1)) {
        node.state = State::Decided;
        node.chances = chances;
    }
    return chances;
}

/// The static evaluation of the position: everybody's chances, which sum to 1.
template<MaxnGame S>
auto MaxnTree<S>::evaluation() -> Chances
{
    const PerPlayer<int> odds = m_game.odds(m_position);
    Chances chances;
    float sum = 0;
    for (int i = 0; i < S::kPlayers; ++i) {
        const Player player = playerAt(i);
        sum += chances[player] = m_table.chance(odds[player] + error(player));
    }
    for (float &chance : chances)
        chance /= sum;
    return chances;
}

/// The moves, the most promising first, those with equal odds in their order. Each goes where as many are before it:
/// counting has no branches to predict, and processors compare a block at once.
template<MaxnGame S>
auto MaxnTree<S>::sorted(const ScoredMoves &moves) -> ScoredMoves
{
    constexpr std::size_t kLanes = 8;
    using Block [[gnu::vector_size(kLanes * sizeof(std::int32_t))]] = std::int32_t;
    constexpr std::int32_t kMoreThanMoves = 256;
    static_assert(ScoredMoves::kCapacity < kMoreThanMoves);
    std::array<Block, ScoredMoves::kCapacity / kLanes + 1> ranks{};
    ScoredMoves sorted;
    for (const ScoredMove &move : moves) {
        const std::size_t i = sorted.size();
        ranks[i / kLanes][i % kLanes] = move.odds * kMoreThanMoves - static_cast<std::int32_t>(i);
        sorted.add(move);
    }
    for (std::size_t first = 0; first < moves.size(); first += kLanes) {
        Block places{};
        for (std::size_t i = 0; i < moves.size(); ++i)
            places -= ranks[first / kLanes] < ranks[i / kLanes][i % kLanes];
        for (std::size_t i = first; i < std::min(first + kLanes, moves.size()); ++i)
            sorted[static_cast<std::size_t>(places[i - first])] = moves[i];
    }
    return sorted;
}

template<MaxnGame S>
int MaxnTree<S>::error(Player player) const
{
    if (m_task.plan.noise == 0)
        return 0;
    const std::uint64_t key = m_position.hash() + static_cast<std::uint64_t>(index(player));
    return evaluationError(m_task.plan.noise, mixedBits(key), m_task.seed);
}

template<MaxnGame S>
bool MaxnTree<S>::isOverlookedReply(Move move) const
{
    return m_task.plan.overlooked > 0 && m_position.toMove() != m_us
           && isOverlooked(m_task.plan.overlooked, m_position.hash(), S::code(move), m_task.seed);
}

} // namespace tessera
