#pragma once

// The member functions of MaxnTree for games with a policy; included by maxntree.h alone.

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <utility>

namespace tessera {

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

} // namespace tessera
