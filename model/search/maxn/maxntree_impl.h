#pragma once

// The member functions of MaxnTree; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace tessera {

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

} // namespace tessera
