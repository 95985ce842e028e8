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
    const auto *const most = std::max_element(logits.begin(), logits.begin() + moves.size());
    ScoredMoves listed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int behind = std::max(logits[i] - *most, 1 - kDecidedOdds);
        listed.add({moves[i], static_cast<std::int16_t>(behind)});
    }
    std::swap(listed[0], listed[static_cast<std::size_t>(most - logits.begin())]);
    keepMoves(node, listed);
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
