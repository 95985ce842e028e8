#pragma once

// The member functions of TreeSearch; included by treesearch.h alone.

#include "model/search/mcts/treesearch.h"

namespace tessera {

template<SearchGame S>
void TreeSearch<S>::simulate()
{
    constexpr std::uint32_t kRoomInterval = 16;
    if (m_number++ % kRoomInterval == 0)
        lookAtRoom();
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
        m_path.push_back({edge, isBusy(*edge)});
        if (!m_path.back().isBusy)
            countVisit(*edge);
        const bool isRootsTurn = m_path.size() % 2 != 0;
        if (edge->proof.load(std::memory_order_acquire) == Proof::None && !edge->isGrown()
            && edge->visits.load(std::memory_order_relaxed) >= m_growsAt) {
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
bool TreeSearch<S>::isBusy(const Edge &edge)
{
    return edge.isGrown() && m_tree.nodeOf(edge).visits.load(std::memory_order_relaxed) >= kBusy;
}

/// The visits of the edge to the root are never used.
template<SearchGame S>
void TreeSearch<S>::countVisit(Edge &edge)
{
    const bool isRoot = &edge == &m_tree.root();
    if (!isRoot)
        edge.visits.fetch_add(1, std::memory_order_relaxed);
    if (!edge.isGrown()) {
        edge.tries.fetch_add(1, std::memory_order_relaxed);
        return;
    }
    const auto before = m_tree.nodeOf(edge).visits.fetch_add(1, std::memory_order_relaxed);
    if (!isRoot)
        edge.tries.store(before + 1, std::memory_order_relaxed);
}

/// Updates the number of visits at which a leaf is expanded: it grows as the memory fills, so that the memory lasts for
/// the lines that are visited most.
template<SearchGame S>
void TreeSearch<S>::lookAtRoom()
{
    constexpr double kLeastRoom = 1e-6;
    m_growsAt = static_cast<std::uint32_t>(kTuning.expandAt / std::max(m_tree.room(), kLeastRoom));
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
        const auto move = randomMove<Rules>(position, randomBits());
        if (!move)
            return position.outcome().scores[m_rootPlayer];
        note(*move, position.toMove() == m_rootPlayer);
        position.play(*move);
    }
    constexpr double kHalf = 0.5;
    return kHalf;
}

template<SearchGame S>
std::uint64_t TreeSearch<S>::randomBits()
{
    constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
    m_bits += kStep;
    return mixedBits(m_bits);
}

template<SearchGame S>
void TreeSearch<S>::note(Move move, bool isRoots)
{
    if constexpr (kTuning.laterVisits > 0)
        m_played.push_back({S::code(move), isRoots});
}

/// PUCT selection: the reply to follow. One that is proven to win needs no comparison.
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
    // The mean value and the exploration term, as fractions with one common denominator: divisions take most of the
    // time here.
    const double tries = edge.tries.load(std::memory_order_relaxed);
    const double judged = edge.estimate.load(std::memory_order_relaxed);
    double sum = shares(edge.value) + kTuning.staticVisits * judged;
    double weight = tries + kTuning.staticVisits;
    if constexpr (kTuning.laterVisits > 0) {
        // RAVE results count for `laterVisits * later / trust` visits.
        const double later = edge.laterVisits.load(std::memory_order_relaxed);
        const double trust = kTuning.laterVisits + later + tries;
        sum = sum * trust + kTuning.laterVisits * shares(edge.laterValue);
        weight = weight * trust + kTuning.laterVisits * later;
    }
    const double visits = 1 + edge.visits.load(std::memory_order_relaxed);
    const double found = (1 - kTuning.minimaxShare) * sum;
    return kTuning.minimaxShare * judged
           + (found * visits + allowance * edge.prior * weight) / (weight * visits);
}

template<SearchGame S>
double TreeSearch<S>::shares(const std::atomic<std::uint64_t> &value)
{
    // Converting a signed number takes one instruction.
    const auto parts = static_cast<std::int64_t>(value.load(std::memory_order_relaxed));
    return static_cast<double>(parts) / TreeNode::kOne;
}

/// Backpropagation: adds the value, for the root's player, along the path. The first edge on it is nobody's move.
template<SearchGame S>
void TreeSearch<S>::learn(double value)
{
    m_deepest = std::max(m_deepest, static_cast<int>(m_path.size()) - 1);
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        Edge &edge = *m_path[ply].edge;
        if (m_path[ply].isBusy)
            countVisit(edge);
        addValue(edge, ply % 2 != 0 ? value : 1 - value);
        // A move can be proven only when the next move on the path is.
        const bool isLeaf = ply + 1 == m_path.size();
        if (isLeaf || m_path[ply + 1].edge->proof.load(std::memory_order_relaxed) != Proof::None)
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
    if (&edge != &m_tree.root())
        edge.value.store(before + parts, std::memory_order_relaxed);
}

/// Goes from the leaf up: a move's new evaluation or proof may change the move before it.
template<SearchGame S>
void TreeSearch<S>::updateEstimates()
{
    bool isNews = false;
    for (std::size_t ply = m_path.size(); ply-- > 1;) {
        Edge &edge = *m_path[ply].edge;
        isNews = edge.isGrown() && m_tree.updateEstimate(edge, isNews);
        isNews = isNews || edge.proof.load(std::memory_order_relaxed) != Proof::None;
    }
}

/// RAVE: adds the result to the replies at each node on the path whose move was played at this turn or later by the
/// same player. At busy nodes, some simulations, picked at random, do so for all.
template<SearchGame S>
void TreeSearch<S>::learnFromLater(double value)
{
    constexpr std::uint32_t kBusyInterval = 8;
    const bool tellsBusy = randomBits() % kBusyInterval == 0;
    for (std::vector<bool> &played : m_playedLater)
        played.assign(played.size(), false);
    std::size_t next = m_played.size();
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        while (next > ply) {
            const Played &played = m_played[--next];
            m_playedLater[played.isRoots][played.code] = true;
        }
        const auto [edge, isBusy] = m_path[ply];
        if (!edge->isGrown() || (isBusy && !tellsBusy))
            continue;
        const bool isRoots = ply % 2 == 0;
        const std::vector<bool> &isPlayed = m_playedLater[isRoots];
        const std::uint32_t times = isBusy ? kBusyInterval : 1;
        const auto own = static_cast<std::uint64_t>((isRoots ? value : 1 - value) * TreeNode::kOne);
        for (Edge &reply : m_tree.repliesTo(*edge)) {
            if (!isPlayed[S::code(reply.move)])
                continue;
            reply.laterVisits.fetch_add(times, std::memory_order_relaxed);
            reply.laterValue.fetch_add(times * own, std::memory_order_relaxed);
        }
    }
}

} // namespace tessera
