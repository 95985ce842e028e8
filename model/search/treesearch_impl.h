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
    Edge *edge = &m_tree.root();
    for (;;) {
        m_path.push_back(edge);
        countVisit(*edge);
        const bool isRootsTurn = m_path.size() % 2 != 0;
        if (edge->proof.load(std::memory_order_acquire) == Proof::None && !edge->isGrown()
            && edge->visits.load(std::memory_order_relaxed) >= growsAt()) {
            if (position.isOver())
                edge->prove(Proof::Drawn, 0);
            else
                m_tree.grow(*edge, position, m_game);
        }
        const Proof proof = edge->proof.load(std::memory_order_acquire);
        if (proof != Proof::None && m_path.size() > 1)
            return isRootsTurn ? 1 - shareOf(proof) : shareOf(proof);
        if (!edge->isGrown())
            return leafValue(*edge, position);
        edge = &selected(*edge);
        note(edge->move, isRootsTurn);
        position.play(edge->move);
    }
}

template<SearchGame S>
void TreeSearch<S>::countVisit(Edge &edge)
{
    edge.visits.fetch_add(1, std::memory_order_relaxed);
    if (!edge.isGrown()) {
        edge.tries.fetch_add(1, std::memory_order_relaxed);
        return;
    }
    const auto before = m_tree.nodeOf(edge).visits.fetch_add(1, std::memory_order_relaxed);
    edge.tries.store(before + 1, std::memory_order_relaxed);
}

/// Visits at which a leaf gets a node: more and more of them as the memory fills, so that it lasts for
/// the lines that are looked at most.
template<SearchGame S>
std::uint32_t TreeSearch<S>::growsAt() const
{
    constexpr double kLeastRoom = 1e-6;
    return static_cast<std::uint32_t>(kTuning.expandAt / std::max(m_tree.room(), kLeastRoom));
}

template<SearchGame S>
double TreeSearch<S>::shareOf(Proof proof)
{
    constexpr double kHalf = 0.5;
    return proof == Proof::Won ? 1 : proof == Proof::Lost ? 0 : kHalf;
}

template<SearchGame S>
double TreeSearch<S>::leafValue(const Edge &leaf, Position &position)
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

/// The reply to go on with. One that is proven to win needs no comparison.
template<SearchGame S>
auto TreeSearch<S>::selected(const Edge &edge) -> Edge &
{
    const auto replies = m_tree.repliesTo(edge);
    const double visits = m_tree.nodeOf(edge).visits.load(std::memory_order_relaxed);
    const double allowance = kTuning.exploration * std::sqrt(visits);
    Edge *best = &replies.front();
    double most = -1;
    for (Edge &reply : replies) {
        const double promised = promise(reply, allowance);
        if (promised > most) {
            most = promised;
            best = &reply;
        }
    }
    return *best;
}

template<SearchGame S>
double TreeSearch<S>::promise(const Edge &edge, double allowance) const
{
    constexpr double kCertain = 1e6;
    const Proof proof = edge.proof.load(std::memory_order_relaxed);
    if (proof == Proof::Won)
        return kCertain;
    if (proof == Proof::Lost)
        return 0;
    const double tries = edge.tries.load(std::memory_order_relaxed);
    double weight = tries + kTuning.staticVisits;
    const double judged = edge.estimate.load(std::memory_order_relaxed);
    double sum = static_cast<double>(edge.value.load(std::memory_order_relaxed)) / TreeNode::kOne
                 + kTuning.staticVisits * judged;
    if constexpr (kTuning.laterVisits > 0) {
        const double later = edge.laterVisits.load(std::memory_order_relaxed);
        if (later > 0) {
            const double trust = kTuning.laterVisits * later
                                 / (kTuning.laterVisits + later + tries);
            sum += trust * static_cast<double>(edge.laterValue.load(std::memory_order_relaxed))
                   / TreeNode::kOne / later;
            weight += trust;
        }
    }
    const double found = sum / weight;
    const double promised = found + kTuning.minimaxShare * (judged - found);
    return promised + allowance * edge.prior / (1 + edge.visits.load(std::memory_order_relaxed));
}

/// Takes the value, for the root's player, back along the path. The first edge on it is nobody's move.
template<SearchGame S>
void TreeSearch<S>::learn(double value)
{
    m_deepest = std::max(m_deepest, static_cast<int>(m_path.size()) - 1);
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        Edge &edge = *m_path[ply];
        addValue(edge, ply % 2 != 0 ? value : 1 - value);
        // Something can follow for a move only from what is proven of the next one.
        const bool isLeaf = ply + 1 == m_path.size();
        if (isLeaf || m_path[ply + 1]->proof.load(std::memory_order_relaxed) != Proof::None)
            m_tree.conclude(edge);
    }
    if constexpr (kTuning.laterVisits > 0)
        learnFromLater(value);
    if constexpr (kTuning.minimaxShare > 0)
        updateEstimates();
}

template<SearchGame S>
void TreeSearch<S>::addValue(Edge &edge, double value)
{
    const auto parts = static_cast<std::uint64_t>(value * TreeNode::kOne);
    if (!edge.isGrown()) {
        edge.value.fetch_add(parts, std::memory_order_relaxed);
        return;
    }
    const auto before = m_tree.nodeOf(edge).value.fetch_add(parts, std::memory_order_relaxed);
    edge.value.store(before + parts, std::memory_order_relaxed);
}

/// From the leaf up: another evaluation of a move or a proof is news for the one before it.
template<SearchGame S>
void TreeSearch<S>::updateEstimates()
{
    bool isNews = false;
    for (std::size_t ply = m_path.size(); ply-- > 1;) {
        Edge &edge = *m_path[ply];
        isNews = edge.isGrown() && m_tree.updateEstimate(edge, isNews);
        isNews = isNews || edge.proof.load(std::memory_order_relaxed) != Proof::None;
    }
}

/// Tells the replies at each node on the path what came of the simulation, if their move was played
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
        const auto own = static_cast<std::uint64_t>((isRoots ? value : 1 - value) * TreeNode::kOne);
        if (!m_path[ply]->isGrown())
            continue;
        for (Edge &reply : m_tree.repliesTo(*m_path[ply])) {
            if (m_playedIn[2 * S::code(reply.move) + isRoots] != m_number)
                continue;
            reply.laterVisits.fetch_add(1, std::memory_order_relaxed);
            reply.laterValue.fetch_add(own, std::memory_order_relaxed);
        }
    }
}

} // namespace tessera
