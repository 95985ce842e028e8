#pragma once

// The member functions of TreeSearch; included by treesearch.h alone.

#include "model/search/treesearch.h"

namespace tessera {

template<SearchGame S>
void TreeSearch<S>::simulate()
{
    ++m_number;
    m_path.clear();
    m_played.clear();
    Position position = m_tree.rootPosition();
    m_rootPlayer = position.toMove();
    learn(descend(position));
}

template<SearchGame S>
double TreeSearch<S>::descend(Position &position)
{
    Node *node = &m_tree.at(m_tree.rootIndex());
    for (;;) {
        m_path.push_back(node);
        const std::uint32_t visits = node->visits.fetch_add(1, std::memory_order_relaxed) + 1;
        const bool isRootsTurn = m_path.size() % 2 != 0;
        if (node->proof.load(std::memory_order_acquire) == Proof::None && !node->isGrown()
            && visits >= kTuning.expandAt) {
            if (position.isOver())
                node->prove(Proof::Drawn, 0);
            else
                m_tree.grow(*node, position, m_game);
        }
        const Proof proof = node->proof.load(std::memory_order_acquire);
        if (proof != Proof::None && m_path.size() > 1)
            return isRootsTurn ? 1 - shareOf(proof) : shareOf(proof);
        if (!node->isGrown())
            return leafValue(*node, position);
        node = &selected(*node);
        note(node->move, isRootsTurn);
        position.play(node->move);
    }
}

template<SearchGame S>
double TreeSearch<S>::shareOf(Proof proof)
{
    constexpr double kHalf = 0.5;
    return proof == Proof::Won ? 1 : proof == Proof::Lost ? 0 : kHalf;
}

template<SearchGame S>
double TreeSearch<S>::leafValue(const Node &leaf, Position &position)
{
    const bool isRootsTurn = m_path.size() % 2 != 0;
    const double estimate = leaf.estimate.load(std::memory_order_relaxed);
    const double judged = isRootsTurn ? 1 - estimate : estimate;
    return kTuning.staticShare * judged + (1 - kTuning.staticShare) * playOut(position);
}

template<SearchGame S>
double TreeSearch<S>::playOut(Position &position)
{
    for (int turns = 0; turns < kLongestPlayout; ++turns) {
        constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
        m_bits += kStep;
        const auto move = randomMove<Rules>(position, mixedBits(m_bits));
        if (!move)
            return position.outcome().scores[m_rootPlayer];
        note(*move, position.toMove() == m_rootPlayer);
        position.play(*move);
    }
    constexpr double kHalf = 0.5;
    return kHalf;
}

template<SearchGame S>
void TreeSearch<S>::note(Move move, bool isRoots)
{
    if constexpr (kTuning.laterVisits > 0)
        m_played.push_back({S::code(move), isRoots});
}

/// The child to go on with. One that is proven to win needs no comparison.
template<SearchGame S>
auto TreeSearch<S>::selected(Node &node) -> Node &
{
    const auto children = m_tree.childrenOf(node);
    const double allowance = kTuning.exploration
                             * std::sqrt(
                                 static_cast<double>(node.visits.load(std::memory_order_relaxed)));
    Node *best = &children.front();
    double most = -1;
    for (Node &child : children) {
        const double promised = promise(child, allowance);
        if (promised > most) {
            most = promised;
            best = &child;
        }
    }
    return *best;
}

template<SearchGame S>
double TreeSearch<S>::promise(const Node &node, double allowance) const
{
    constexpr double kCertain = 1e6;
    const Proof proof = node.proof.load(std::memory_order_relaxed);
    if (proof == Proof::Won)
        return kCertain;
    if (proof == Proof::Lost)
        return 0;
    const double visits = node.visits.load(std::memory_order_relaxed);
    double weight = visits + kTuning.staticVisits;
    const double judged = node.estimate.load(std::memory_order_relaxed);
    double sum = static_cast<double>(node.value.load(std::memory_order_relaxed)) / Node::kOne
                 + kTuning.staticVisits * judged;
    if constexpr (kTuning.laterVisits > 0) {
        const double later = node.laterVisits.load(std::memory_order_relaxed);
        if (later > 0) {
            const double trust = kTuning.laterVisits * later
                                 / (kTuning.laterVisits + later + visits);
            sum += trust * static_cast<double>(node.laterValue.load(std::memory_order_relaxed))
                   / Node::kOne / later;
            weight += trust;
        }
    }
    const double found = sum / weight;
    const double promised = found + kTuning.minimaxShare * (judged - found);
    return promised + allowance * node.prior / (1 + visits);
}

/// Takes the value, for the root's player, back along the path. The root itself is nobody's move.
template<SearchGame S>
void TreeSearch<S>::learn(double value)
{
    m_deepest = std::max(m_deepest, static_cast<int>(m_path.size()) - 1);
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        Node &node = *m_path[ply];
        const double own = ply % 2 != 0 ? value : 1 - value;
        node.value.fetch_add(static_cast<std::uint64_t>(own * Node::kOne), std::memory_order_relaxed);
        // Something can follow for a node only from what is proven of the next one.
        const bool isLeaf = ply + 1 == m_path.size();
        if (isLeaf || m_path[ply + 1]->proof.load(std::memory_order_relaxed) != Proof::None)
            m_tree.conclude(node);
    }
    if constexpr (kTuning.laterVisits > 0)
        learnFromLater(value);
    if constexpr (kTuning.minimaxShare > 0)
        updateEstimates();
}

/// From the leaf up, as far as there is news: another evaluation or a proof.
template<SearchGame S>
void TreeSearch<S>::updateEstimates()
{
    for (std::size_t ply = m_path.size(); ply-- > 1;) {
        Node &node = *m_path[ply];
        const bool isNews = node.isGrown() && m_tree.updateEstimate(node);
        if (node.isGrown() && !isNews && node.proof.load(std::memory_order_relaxed) == Proof::None)
            return;
    }
}

/// Tells the children of each node on the path what came of the simulation, if their move was played
/// in it at their turn or later by the same player.
template<SearchGame S>
void TreeSearch<S>::learnFromLater(double value)
{
    std::size_t next = m_played.size();
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        while (next > ply) {
            const Played &played = m_played[--next];
            m_playedIn[2 * played.code + played.isRoots] = m_number;
        }
        const bool isRoots = ply % 2 == 0;
        const auto own = static_cast<std::uint64_t>((isRoots ? value : 1 - value) * Node::kOne);
        if (!m_path[ply]->isGrown())
            continue;
        for (Node &child : m_tree.childrenOf(*m_path[ply])) {
            if (m_playedIn[2 * S::code(child.move) + isRoots] != m_number)
                continue;
            child.laterVisits.fetch_add(1, std::memory_order_relaxed);
            child.laterValue.fetch_add(own, std::memory_order_relaxed);
        }
    }
}

} // namespace tessera
