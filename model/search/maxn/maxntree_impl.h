#pragma once

// The member functions of MaxnTree; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <cmath>

namespace tessera {

template<MaxnGame S>
MaxnTree<S>::MaxnTree(
    const Position &position, Memory &memory, const SearchTask &task, SearchControl &control)
    : m_position(position)
    , m_us(position.toMove())
    , m_memory(memory)
    , m_task(task)
    , m_control(control)
    // Root parallelisation: each thread has an exploration constant of its own, so that the trees differ.
    , m_exploration(kExploration * (1 + 0.25F * static_cast<float>(task.helperNumber)))
    , m_bits(mixedBits(task.seed + static_cast<std::uint64_t>(task.helperNumber)))
{
    if (root().moveCount == 0)
        (void) addMoves(m_memory.pool().root());
}

template<MaxnGame S>
void MaxnTree<S>::iterate()
{
    if (m_memory.pool().isExhausted())
        freeLeastVisited();
    // Two blocks each time, so that the garbage is gone within a search as long as the one that left it.
    for (int i = 0; i < 2 && m_memory.pool().hasGarbage(); ++i)
        m_memory.pool().freeGarbage();
    FixedList<MaxnNode *, kMostPlies + 1> path;
    FixedList<Move, kMostPlies> moves;
    FixedList<typename Rules::Undo, kMostPlies> undone;
    path.add(&m_memory.pool().root());
    MaxnNode *next = path[0];
    while (next != nullptr && next->state == State::Open && moves.size() < kMostPlies) {
        Move move;
        typename Rules::Undo undo;
        next = selectChild(*next, move, undo);
        moves.add(move);
        undone.add(undo);
        if (next != nullptr)
            path.add(next);
    }
    m_deepest = std::max(m_deepest, static_cast<int>(moves.size()));
    ++m_paths;
    m_pliesOfPaths += moves.size();
    const std::optional<Chances> result = next != nullptr ? expand(*next)
                                                          : chancesOfPosition(stateOfPosition());
    for (std::size_t ply = moves.size() + 1; ply-- > 0;) {
        if (ply < path.size() && result)
            backpropagate(*path[ply], *result, ply + 1 < path.size() ? path[ply + 1] : nullptr);
        if (ply > 0)
            m_position.undo(moves[ply - 1], undone[ply - 1]);
    }
}

template<MaxnGame S>
MaxnNode *MaxnTree<S>::selectChild(MaxnNode &node, Move &move, typename Rules::Undo &undone)
{
    auto &pool = m_memory.pool();
    const Player mover = m_position.toMove();
    const std::size_t number = selectedMove(node);
    const ScoredMove listed = pool.move(node, number);
    move = listed.move;
    undone = m_position.play(move);
    if (number < node.childCount)
        return &pool.child(node, number);
    MaxnNode *child = pool.addChild(node);
    if (child == nullptr) {
        m_control.countNode();
        return nullptr;
    }
    child->prior = priorOf(node, listed);
    child->state = stateOfPosition();
    if (child->state == State::Leaf)
        child->chances[mover] = chanceOf(listed);
    else
        child->chances = chancesOfPosition(child->state);
    return child;
}

/// Backpropagation: adds the result to the means of a node on the path; `child` is the next node on it, null at its
/// end.
template<MaxnGame S>
void MaxnTree<S>::backpropagate(MaxnNode &node, const Chances &result, const MaxnNode *child)
{
    if (child != nullptr && child->state == State::Decided && node.state != State::Decided)
        updateProof(node, m_position.toMove(), *child);
    const auto visits = static_cast<float>(++node.visits);
    if (node.state == State::Decided)
        return;
    auto value = result.begin();
    for (float &mean : node.chances)
        mean += (*value++ - mean) / visits;
}

template<MaxnGame S>
auto MaxnTree<S>::expand(MaxnNode &node) -> std::optional<Chances>
{
    if (node.state == State::Leaf) {
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
    if (m_memory.pool().addMoves(node, std::span<const ScoredMove>(listed.begin(), listed.size()))) {
        node.state = State::Open;
        float sum = 0;
        for (const ScoredMove &move : listed)
            sum += m_table.weight(listed[0].odds - move.odds);
        node.weightOfMoves = sum;
    }
    return listed[0];
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
std::size_t MaxnTree<S>::selectedMove(const MaxnNode &node) const
{
    const Player mover = m_position.toMove();
    const float exploration = m_exploration * std::sqrt(static_cast<float>(node.visits));
    float best = -1;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const MaxnNode &child = pool().child(node, i);
        const float value = child.chances[mover]
                            + exploration * child.prior / static_cast<float>(1 + child.visits);
        if (value > best) {
            best = value;
            chosen = i;
        }
    }
    if (node.childCount == node.moveCount)
        return chosen;
    const ScoredMove &next = pool().move(node, node.childCount);
    return chanceOf(next) + exploration * priorOf(node, next) > best ? node.childCount : chosen;
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

/// Frees half of the pool, if possible: everything below the least visited nodes, which become leaves again and keep
/// their results.
template<MaxnGame S>
void MaxnTree<S>::freeLeastVisited()
{
    auto &pool = m_memory.pool();
    for (; pool.hasGarbage() && !m_control.isStopped(); m_control.poll())
        pool.freeGarbage();
    constexpr std::uint32_t kFirst = 4;
    for (std::uint32_t visits = kFirst;
         pool.used() > pool.capacity() / 2 && visits <= root().visits && !m_control.isStopped();
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
