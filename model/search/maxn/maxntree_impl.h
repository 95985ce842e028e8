#pragma once

// The member functions of MaxnTree; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <cmath>

namespace tessera {

template<PredictsOdds S>
MaxnTree<S>::MaxnTree(
    const Position &position, Memory &memory, const SearchTask &task, SearchControl &control)
    : m_position(position)
    , m_us(position.toMove())
    , m_memory(memory)
    , m_task(task)
    , m_control(control)
    // Root parallelisation: the threads explore differently, so that they do not all see the same.
    , m_exploration(kExploration * (1 + 0.25F * static_cast<float>(task.helperNumber)))
    , m_bits(mixedBits(task.seed + static_cast<std::uint64_t>(task.helperNumber)))
{
    if (root().moveCount == 0)
        (void) addMoves(m_memory.room().root());
}

template<PredictsOdds S>
void MaxnTree<S>::grow()
{
    if (m_memory.room().isShort())
        forgetLeastVisited();
    // Two blocks each time, so that the litter is gone before a search as long as the one that left it is over.
    for (int i = 0; i < 2 && m_memory.room().hasLitter(); ++i)
        m_memory.room().sweep();
    FixedList<MaxnNode *, kMostPlies + 1> path;
    FixedList<Move, kMostPlies> moves;
    FixedList<typename Rules::Undo, kMostPlies> undone;
    path.add(&m_memory.room().root());
    MaxnNode *next = path[0];
    while (next != nullptr && next->state == State::Open && moves.size() < kMostPlies) {
        Move move;
        typename Rules::Undo undo;
        next = followed(*next, move, undo);
        moves.add(move);
        undone.add(undo);
        if (next != nullptr)
            path.add(next);
    }
    m_deepest = std::max(m_deepest, static_cast<int>(moves.size()));
    ++m_paths;
    m_pliesOfPaths += moves.size();
    const std::optional<Chances> result = next != nullptr ? expand(*next)
                                                          : chancesHere(stateHere());
    for (std::size_t ply = moves.size() + 1; ply-- > 0;) {
        if (ply < path.size() && result)
            learn(*path[ply], *result, ply + 1 < path.size() ? path[ply + 1] : nullptr);
        if (ply > 0)
            m_position.undo(moves[ply - 1], undone[ply - 1]);
    }
}

template<PredictsOdds S>
MaxnNode *MaxnTree<S>::followed(MaxnNode &node, Move &move, typename Rules::Undo &undone)
{
    auto &room = m_memory.room();
    const Player mover = m_position.toMove();
    const std::size_t number = chosenMove(node);
    const Listed listed = room.move(node, number);
    move = listed.move;
    undone = m_position.play(move);
    if (number < node.childCount)
        return &room.child(node, number);
    MaxnNode *child = room.addChild(node);
    if (child == nullptr) {
        m_control.countNode();
        return nullptr;
    }
    child->prior = priorOf(node, listed);
    child->state = stateHere();
    if (child->state == State::Leaf)
        child->chances[mover] = promised(listed);
    else
        child->chances = chancesHere(child->state);
    return child;
}

/// Backpropagation: adds the result to a node on the path; `child` is the next node on it.
template<PredictsOdds S>
void MaxnTree<S>::learn(MaxnNode &node, const Chances &result, const MaxnNode *child)
{
    if (child != nullptr && child->state == State::Decided && node.state != State::Decided)
        conclude(node, m_position.toMove(), *child);
    const auto visits = static_cast<float>(++node.visits);
    if (node.state == State::Decided)
        return;
    auto came = result.begin();
    for (float &mean : node.chances)
        mean += (*came++ - mean) / visits;
}

template<PredictsOdds S>
auto MaxnTree<S>::expand(MaxnNode &node) -> std::optional<Chances>
{
    if (node.state == State::Leaf) {
        const auto best = addMoves(node);
        if (m_control.isStopped())
            return std::nullopt;
        return behind(node, *best);
    }
    m_control.countNode();
    if (node.state == State::Decided || node.state == State::Drawn)
        return node.chances;
    return evaluated();
}

/// Evaluates the moves of `node`, at which the position stands, and returns the best. A search that is stopped
/// meanwhile keeps the moves only at the root.
template<PredictsOdds S>
auto MaxnTree<S>::addMoves(MaxnNode &node) -> std::optional<Listed>
{
    typename Rules::MoveList moves;
    m_position.legalMoves(moves);
    const auto features = m_game.features(m_position);
    const Player mover = m_position.toMove();
    ListedMoves listed;
    for (const Move move : moves) {
        if (listed.size() > 0 && isUnseen(move))
            continue;
        int odds = 1 - kCertain;
        if (listed.size() == 0 || !m_control.isStopped()) {
            m_control.countNode();
            const auto undone = m_position.play(move);
            odds = judge(mover, features, undone);
            m_position.undo(move, undone);
        }
        // Insertion sort, the most promising first: lists are short.
        std::size_t place = listed.size();
        listed.add({});
        for (; place > 0 && listed[place - 1].odds < odds; --place)
            listed[place] = listed[place - 1];
        listed[place] = {move, static_cast<std::int16_t>(odds)};
    }
    if (m_control.isStopped() && &node != &root())
        return std::nullopt;
    if (m_memory.room().addMoves(node, std::span<const Listed>(listed.begin(), listed.size()))) {
        node.state = State::Open;
        node.weightOfMoves = 0;
        for (const Listed &move : listed)
            node.weightOfMoves += m_table.weight(listed[0].odds - move.odds);
    }
    return listed[0];
}

/// The prior of a move: its share of the tries before anything is known of it.
template<PredictsOdds S>
float MaxnTree<S>::priorOf(const MaxnNode &node, const Listed &move) const
{
    return m_table.weight(room().move(node, 0).odds - move.odds) / node.weightOfMoves;
}

/// PUCT selection: the number of the move to follow, which is the best by mean and exploration bonus. Of the moves that
/// were not tried, the first promises most and has the largest prior.
template<PredictsOdds S>
std::size_t MaxnTree<S>::chosenMove(const MaxnNode &node) const
{
    const Player mover = m_position.toMove();
    // No product stands next to a sum, since fused multiply-add would round differently.
    const float wish = m_exploration * std::sqrt(static_cast<float>(node.visits));
    float best = -1;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < node.childCount; ++i) {
        const MaxnNode &child = room().child(node, i);
        const float worth = child.chances[mover]
                            + wish * child.prior / static_cast<float>(1 + child.visits);
        if (worth > best) {
            best = worth;
            chosen = i;
        }
    }
    if (node.childCount == node.moveCount)
        return chosen;
    const Listed &next = room().move(node, node.childCount);
    return promised(next) + wish * priorOf(node, next) > best ? node.childCount : chosen;
}

template<PredictsOdds S>
void MaxnTree<S>::conclude(MaxnNode &node, Player mover, const MaxnNode &child) const
{
    bool isForced = node.childCount == node.moveCount;
    for (std::size_t i = 0; i < node.childCount && isForced; ++i) {
        const MaxnNode &other = room().child(node, i);
        isForced = other.state == State::Decided && other.chances == child.chances;
    }
    if (!child.isWonBy(mover) && !isForced)
        return;
    node.state = State::Decided;
    node.chances = child.chances;
}

/// Frees half of the pool, if possible, by forgetting everything below the least visited positions. These become leaves
/// again, which keep the results from below.
template<PredictsOdds S>
void MaxnTree<S>::forgetLeastVisited()
{
    auto &room = m_memory.room();
    for (; room.hasLitter() && !m_control.isStopped(); m_control.poll())
        room.sweep();
    constexpr std::uint32_t kFirst = 4;
    for (std::uint32_t visits = kFirst;
         room.used() > room.capacity() / 2 && visits <= root().visits && !m_control.isStopped();
         visits *= 2)
        forgetBelow(room.root(), visits);
    room.compact([this] {
        m_control.poll();
        return !m_control.isStopped();
    });
}

template<PredictsOdds S>
void MaxnTree<S>::forgetBelow(MaxnNode &node, std::uint32_t visits)
{
    m_control.poll();
    for (std::size_t i = 0; i < node.childCount && !m_control.isStopped(); ++i) {
        MaxnNode &child = room().child(node, i);
        if (child.visits < visits)
            m_memory.room().forgetBehind(child);
        else
            forgetBelow(child, visits);
    }
}

template<PredictsOdds S>
void MaxnTree<S>::addLine(const MaxnNode &node, Line &line) const
{
    for (const MaxnNode *at = &node; at->childCount > 0 && line.size() < kMostPlies;) {
        std::size_t most = 0;
        for (std::size_t i = 1; i < at->childCount; ++i) {
            if (room().child(*at, i).visits > room().child(*at, most).visits)
                most = i;
        }
        const MaxnNode &next = room().child(*at, most);
        if (next.visits == 0)
            return;
        line.add(room().move(*at, most).move);
        at = &next;
    }
}

} // namespace tessera
