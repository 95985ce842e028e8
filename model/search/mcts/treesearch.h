#pragma once

#include "model/core/erasure/playout.h"
#include "model/search/engine/limits.h"
#include "model/search/mcts/searchtree.h"

#include <array>
#include <span>
#include <vector>

namespace tessera {

/// One thread's simulations in a Monte Carlo tree search (UCT; Kocsis and Szepesvári 2006). A simulation takes these
/// steps:
/// 1. selection of the moves from the root to a leaf by PUCT: mean result with RAVE, implicit minimax and exploration
///    term (`puctValue`);
/// 2. expansion of leaves that have enough visits;
/// 3. evaluation of the leaf by static evaluation and a random playout, to the end of the game or for some turns
///    (`evaluateLeaf`);
/// 4. backpropagation of the value, of proofs, of AMAF results, and of static evaluations (`backpropagate`).
template<SearchGame S>
class TreeSearch
{
public:
    using Tree = SearchTree<S>;
    using Rules = typename Tree::Rules;
    using Position = typename Tree::Position;
    using Move = typename Tree::Move;
    using Edge = typename Tree::Edge;

    /// `tree` must outlive the search. Equal seeds make equal simulations.
    TreeSearch(Tree &tree, std::uint64_t seed)
        : m_tree(tree)
        , m_bits(mixedBits(seed))
    {
        if constexpr (kTuning.raveVisits > 0)
            m_isPlayedLater.fill(std::vector<bool>(S::kCodeCount));
    }

    /// Plays one simulation.
    void simulate();
    /// The greatest depth, in plies below the root, at which a simulation has left the tree.
    [[nodiscard]] int deepest() const { return m_deepest; }

private:
    static constexpr TreeTuning kTuning = Tree::kTuning;

    /// Nodes with so many visits are busy. Virtual loss makes no difference to them, so the visit is added together
    /// with its value, and AMAF results are added only now and then. So threads rarely contend for the same cache
    /// lines.
    static constexpr std::uint32_t kBusy = 1024;

    struct Step
    {
        Edge *edge;
        bool isBusy;
    };
    /// A move of the simulation and who played it.
    struct Played
    {
        std::uint16_t code;
        bool isRoots;
    };

    /// Selection, expansion and evaluation: brings `position` to a leaf and returns its value as a share of the point
    /// for the root's player.
    double selectLeaf(Position &position);
    [[nodiscard]] bool isBusy(const Edge &edge);
    void countVisit(Edge &edge);
    void updateExpansionThreshold();
    double evaluateLeaf(const Edge &leaf, Position &position);
    double playOut(Position &position);
    [[nodiscard]] std::uint64_t randomBits();
    [[nodiscard]] Edge &bestReply(const Edge &edge);
    [[nodiscard]] double puctValue(const Edge &edge, double exploration) const;
    [[nodiscard]] static double shares(const std::atomic<std::uint64_t> &value);
    void notePlayed(Move move, bool isRoots);
    void backpropagate(double value);
    void addValue(Edge &edge, double value);
    void updateRave(double value);
    void updateEstimates();
    [[nodiscard]] static double shareOf(Proof proof);

    Tree &m_tree;
    S m_game;
    std::uint64_t m_bits;
    Player m_rootPlayer = Player::None;
    /// The path from the root to the leaf.
    std::vector<Step> m_path;
    /// The moves of the simulation, in the tree and in the playout.
    std::vector<Played> m_played;
    /// Whether a move was played at a turn or later, by player and code.
    std::array<std::vector<bool>, 2> m_isPlayedLater;
    std::uint32_t m_number = 0;
    std::uint32_t m_expansionThreshold = 0;
    int m_deepest = 0;
};

template<SearchGame S>
void TreeSearch<S>::simulate()
{
    constexpr std::uint32_t kRoomInterval = 16;
    if (m_number++ % kRoomInterval == 0)
        updateExpansionThreshold();
    m_path.clear();
    m_played.clear();
    Position position = m_tree.rootPosition();
    m_rootPlayer = position.toMove();
    backpropagate(selectLeaf(position));
}

template<SearchGame S>
double TreeSearch<S>::selectLeaf(Position &position)
{
    Edge *edge = &m_tree.root();
    for (;;) {
        m_path.push_back({edge, isBusy(*edge)});
        if (!m_path.back().isBusy)
            countVisit(*edge);
        const bool isRootsTurn = m_path.size() % 2 != 0;
        if (edge->proof.load(std::memory_order_acquire) == Proof::None && !edge->isExpanded()
            && edge->visits.load(std::memory_order_relaxed) >= m_expansionThreshold) {
            if (position.isOver())
                edge->prove(Proof::Drawn, 0);
            else
                m_tree.expand(*edge, position, m_game);
        }
        const Proof proof = edge->proof.load(std::memory_order_acquire);
        if (proof != Proof::None && m_path.size() > 1)
            return isRootsTurn ? 1 - shareOf(proof) : shareOf(proof);
        if (!edge->isExpanded())
            return evaluateLeaf(*edge, position);
        edge = &bestReply(*edge);
        notePlayed(edge->move, isRootsTurn);
        position.play(edge->move);
    }
}

template<SearchGame S>
bool TreeSearch<S>::isBusy(const Edge &edge)
{
    return edge.isExpanded() && m_tree.nodeOf(edge).visits.load(std::memory_order_relaxed) >= kBusy;
}

/// Counts a visit of an edge, which is a virtual loss until its value is added. The edge to the root needs no visits of
/// its own.
template<SearchGame S>
void TreeSearch<S>::countVisit(Edge &edge)
{
    const bool isRoot = &edge == &m_tree.root();
    if (!isRoot)
        edge.visits.fetch_add(1, std::memory_order_relaxed);
    if (!edge.isExpanded()) {
        edge.valueVisits.fetch_add(1, std::memory_order_relaxed);
        return;
    }
    const auto before = m_tree.nodeOf(edge).visits.fetch_add(1, std::memory_order_relaxed);
    if (!isRoot)
        edge.valueVisits.store(before + 1, std::memory_order_relaxed);
}

/// Updates the number of visits at which a leaf is expanded. It grows as the memory fills, so that the memory lasts for
/// the most visited lines.
template<SearchGame S>
void TreeSearch<S>::updateExpansionThreshold()
{
    constexpr double kLeastRoom = 1e-6;
    m_expansionThreshold = static_cast<std::uint32_t>(
        kTuning.expansionVisits / std::max(m_tree.freeShare(), kLeastRoom));
}

template<SearchGame S>
double TreeSearch<S>::shareOf(Proof proof)
{
    constexpr double kHalf = 0.5;
    return proof == Proof::Won ? 1 : proof == Proof::Lost ? 0 : kHalf;
}

template<SearchGame S>
double TreeSearch<S>::evaluateLeaf(const Edge &leaf, Position &position)
{
    const bool isRootsTurn = m_path.size() % 2 != 0;
    const double estimate = leaf.estimate.load(std::memory_order_relaxed);
    const double judged = isRootsTurn ? 1 - estimate : estimate;
    return kTuning.staticShare * judged + (1 - kTuning.staticShare) * playOut(position);
}

/// Plays random moves, at most `kTuning.playoutTurns`, and returns the result or the static evaluation of what comes of
/// them, for the root's player.
template<SearchGame S>
double TreeSearch<S>::playOut(Position &position)
{
    for (int turns = 0; turns < kTuning.playoutTurns; ++turns) {
        const auto move = randomMove<Rules>(position, randomBits());
        if (!move)
            return position.outcome().scores[m_rootPlayer];
        notePlayed(*move, position.toMove() == m_rootPlayer);
        position.play(*move);
    }
    if (position.isOver())
        return position.outcome().scores[m_rootPlayer];
    const double share = Tree::shareOf(m_game.evaluate(position));
    return position.toMove() == m_rootPlayer ? share : 1 - share;
}

template<SearchGame S>
std::uint64_t TreeSearch<S>::randomBits()
{
    constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
    m_bits += kStep;
    return mixedBits(m_bits);
}

template<SearchGame S>
void TreeSearch<S>::notePlayed(Move move, bool isRoots)
{
    if constexpr (kTuning.raveVisits > 0)
        m_played.push_back({S::code(move), isRoots});
}

/// PUCT selection: the reply of the greatest value.
template<SearchGame S>
auto TreeSearch<S>::bestReply(const Edge &edge) -> Edge &
{
    const auto replies = m_tree.repliesTo(edge);
    const double visits = m_tree.nodeOf(edge).visits.load(std::memory_order_relaxed);
    const double exploration = kTuning.exploration * std::sqrt(visits);
    Edge *best = &replies.front();
    double most = -1;
    for (Edge &reply : replies) {
        const double value = puctValue(reply, exploration);
        if (value > most) {
            most = value;
            best = &reply;
        }
    }
    return *best;
}

/// The value of a move in selection, (1 − m) · q + m · v + c · p · √N / (1 + n): q is the mean of simulations, static
/// evaluation (as a few visits) and RAVE; v is the static evaluation by implicit minimax with share m; p is the prior,
/// n the move's visits, and `exploration` is c · √N with the node's visits N.
template<SearchGame S>
double TreeSearch<S>::puctValue(const Edge &edge, double exploration) const
{
    constexpr double kProvenWin = 1e6;
    const Proof proof = edge.proof.load(std::memory_order_relaxed);
    if (proof == Proof::Won)
        return kProvenWin;
    if (proof == Proof::Lost)
        return 0;
    // Mean and exploration term are added as fractions with one common denominator, since divisions take most of the
    // time here.
    const double valueVisits = edge.valueVisits.load(std::memory_order_relaxed);
    const double judged = edge.estimate.load(std::memory_order_relaxed);
    double sum = shares(edge.value) + kTuning.staticVisits * judged;
    double weight = valueVisits + kTuning.staticVisits;
    if constexpr (kTuning.raveVisits > 0) {
        // The AMAF results count for `raveVisits * later / trust` visits.
        const double later = edge.amafVisits.load(std::memory_order_relaxed);
        const double trust = kTuning.raveVisits + later + valueVisits;
        sum = sum * trust + kTuning.raveVisits * shares(edge.amafValue);
        weight = weight * trust + kTuning.raveVisits * later;
    }
    const double visits = 1 + edge.visits.load(std::memory_order_relaxed);
    const double found = (1 - kTuning.minimaxShare) * sum;
    return kTuning.minimaxShare * judged
           + (found * visits + exploration * edge.prior * weight) / (weight * visits);
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
void TreeSearch<S>::backpropagate(double value)
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
            m_tree.updateProof(edge);
    }
    if constexpr (kTuning.raveVisits > 0)
        updateRave(value);
    if constexpr (kTuning.minimaxShare > 0)
        updateEstimates();
}

template<SearchGame S>
void TreeSearch<S>::addValue(Edge &edge, double value)
{
    const auto parts = static_cast<std::uint64_t>(value * TreeNode::kOne);
    if (!edge.isExpanded()) {
        edge.value.fetch_add(parts, std::memory_order_relaxed);
        return;
    }
    const auto before = m_tree.nodeOf(edge).value.fetch_add(parts, std::memory_order_relaxed);
    if (&edge != &m_tree.root())
        edge.value.store(before + parts, std::memory_order_relaxed);
}

/// Implicit minimax, from the leaf up: the new evaluation or proof of a move may change the move before it.
template<SearchGame S>
void TreeSearch<S>::updateEstimates()
{
    bool isChanged = false;
    for (std::size_t ply = m_path.size(); ply-- > 1;) {
        Edge &edge = *m_path[ply].edge;
        isChanged = edge.isExpanded() && m_tree.updateEstimate(edge, isChanged);
        isChanged = isChanged || edge.proof.load(std::memory_order_relaxed) != Proof::None;
    }
}

/// RAVE: adds the result to the AMAF statistics of each edge at the nodes on the path whose move was played at this
/// turn or later by the same player. At busy nodes, one simulation in eight, picked at random, does so for all.
template<SearchGame S>
void TreeSearch<S>::updateRave(double value)
{
    constexpr std::uint32_t kBusyInterval = 8;
    const bool updatesBusy = randomBits() % kBusyInterval == 0;
    for (std::vector<bool> &played : m_isPlayedLater)
        played.assign(played.size(), false);
    std::size_t next = m_played.size();
    for (std::size_t ply = m_path.size(); ply-- > 0;) {
        while (next > ply) {
            const Played &played = m_played[--next];
            m_isPlayedLater[played.isRoots][played.code] = true;
        }
        const auto [edge, isBusy] = m_path[ply];
        if (!edge->isExpanded() || (isBusy && !updatesBusy))
            continue;
        const bool isRoots = ply % 2 == 0;
        const std::vector<bool> &isPlayed = m_isPlayedLater[isRoots];
        const std::uint32_t times = isBusy ? kBusyInterval : 1;
        const auto own = static_cast<std::uint64_t>((isRoots ? value : 1 - value) * TreeNode::kOne);
        for (Edge &reply : m_tree.repliesTo(*edge)) {
            if (!isPlayed[S::code(reply.move)])
                continue;
            reply.amafVisits.fetch_add(times, std::memory_order_relaxed);
            reply.amafValue.fetch_add(times * own, std::memory_order_relaxed);
        }
    }
}

} // namespace tessera
