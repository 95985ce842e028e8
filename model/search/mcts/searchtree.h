#pragma once

#include "model/search/engine/scores.h"
#include "model/search/mcts/treegame.h"
#include "model/search/mcts/treenodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

/// The tree of a Monte Carlo tree search: expansion, proofs (MCTS-solver; Winands, Björnsson and Saito 2008), implicit
/// minimax, and the ranking of the root's moves. Values are shares of the point, between 0 and 1. The threads of a
/// search share the tree.
///
/// Transpositions share a node, which counts the simulations of all paths that lead to it, while each edge counts its
/// own (UCT2; Childs, Brodeur and Kocsis 2008).
template<SearchGame S>
class SearchTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Edge = TreeEdge<Move>;

    static constexpr TreeTuning kTuning = treeTuningOf<S>();

    /// Allocates an empty tree of so much memory, or of less where the system refuses that.
    void resize(int mebibytes) { m_nodes.resize(mebibytes); }
    void forget() { m_nodes.clear(); }
    /// Takes the memory from the system now rather than during a search.
    void populate() { m_nodes.populate(); }
    /// Begins a tree at `root`. With `mayReuse`, the nodes of earlier searches stay if half of the memory is free (tree
    /// reuse).
    void beginTree(const Position &root, S &game, bool mayReuse);

    [[nodiscard]] const Position &rootPosition() const { return m_position; }
    /// The edge to the root, which is nobody's move.
    [[nodiscard]] Edge &root() { return m_root; }
    [[nodiscard]] const Edge &root() const { return m_root; }
    /// The node that `edge`, which must have one, leads to.
    [[nodiscard]] TreeNode &nodeOf(const Edge &edge) { return m_nodes[edge.node]; }
    [[nodiscard]] std::span<Edge> repliesTo(const Edge &edge) { return m_nodes.edgesOf(edge.node); }
    [[nodiscard]] std::span<const Edge> repliesTo(const Edge &edge) const
    {
        return m_nodes.edgesOf(edge.node);
    }
    /// The share of the memory that is free, between 0 and 1.
    [[nodiscard]] double freeShare() const { return m_nodes.freeShare(); }

    /// Expansion: gives an edge the node of `position`, which must not be over: that of a transposition, or a new one.
    /// Does nothing when another thread was faster or the memory is full. Thread-safe.
    void expand(Edge &edge, const Position &position, S &game);
    /// MCTS-solver: proves the edge's result from the proven replies, where they suffice. Thread-safe.
    void updateProof(Edge &edge) const;
    /// Implicit minimax: copies the static evaluation of the edge's node, which is first recomputed from the replies
    /// where they have changed. Returns whether that changes the edge.
    bool updateEstimate(Edge &edge, bool haveRepliesChanged);

    /// The moves of the root, the best first.
    [[nodiscard]] std::vector<const Edge *> ranking() const;
    /// The principal variation that begins with a move of the root.
    [[nodiscard]] std::vector<const Edge *> lineFrom(const Edge &first) const;
    /// The share of the point that a static evaluation means.
    [[nodiscard]] static double shareOf(int rank);
    /// The score of a move, for the player who makes it.
    [[nodiscard]] Score scoreOf(const Edge &edge) const;

private:
    /// A move with its static evaluation, before it becomes an edge.
    struct EdgeCandidate
    {
        Move move;
        int rank;
    };
    /// The best moves of a position, the best first, and the number of its legal moves.
    struct EdgeCandidates
    {
        std::vector<EdgeCandidate> list;
        std::size_t legalCount = 0;
    };

    [[nodiscard]] static EdgeCandidates candidates(
        const Position &position, S &game, std::size_t sorted);
    void addNode(Edge &edge, std::uint64_t key, const EdgeCandidates &candidates);
    void attach(Edge &edge, typename TreeNodes<Move>::Index node);
    [[nodiscard]] float estimateByReplies(std::span<const Edge> replies) const;
    [[nodiscard]] static double rankingValue(const Edge &edge);
    void expandRoot(S &game);

    TreeNodes<Move> m_nodes;
    Edge m_root;
    Position m_position;
};

template<SearchGame S>
void SearchTree<S>::beginTree(const Position &root, S &game, bool mayReuse)
{
    constexpr double kLeastRoom = 0.5;
    m_position = root;
    m_root.takeOver(Edge());
    const auto known = m_nodes.found(root.hash());
    if (known && mayReuse && m_nodes.freeShare() > kLeastRoom)
        attach(m_root, *known);
    else
        m_nodes.clear();
    if (!m_root.isExpanded() || nodeOf(m_root).isPartial)
        expandRoot(game);
}

/// Gives the root an edge for each legal move; edges that it has already keep their statistics.
template<SearchGame S>
void SearchTree<S>::expandRoot(S &game)
{
    const std::span<Edge> before = m_root.isExpanded() ? repliesTo(m_root) : std::span<Edge>();
    m_root.visits = m_root.valueVisits.load();
    addNode(m_root, m_position.hash(), candidates(m_position, game, Rules::MoveList::kCapacity));
    for (Edge &edge : repliesTo(m_root)) {
        const auto known = std::find_if(before.begin(), before.end(), [&](const Edge &old) {
            return old.move == edge.move;
        });
        if (known == before.end())
            continue;
        const float prior = edge.prior;
        edge.takeOver(*known);
        edge.prior = prior;
    }
    m_root.proof = Proof::None;
    updateProof(m_root);
}

template<SearchGame S>
void SearchTree<S>::expand(Edge &edge, const Position &position, S &game)
{
    auto expected = Edge::State::Leaf;
    if (!edge.state.compare_exchange_strong(expected, Edge::State::Expanding))
        return;
    const std::uint64_t key = position.hash();
    if (const auto known = m_nodes.found(key))
        attach(edge, *known);
    else
        addNode(edge, key, candidates(position, game, kTuning.edgeLimit));
    updateProof(edge);
}

/// Makes the edge lead to the node, and adds the edge's results so far to the node's.
template<SearchGame S>
void SearchTree<S>::attach(Edge &edge, typename TreeNodes<Move>::Index node)
{
    TreeNode &shared = m_nodes[node];
    edge.valueVisits = shared.visits += edge.visits;
    edge.value = shared.value += edge.value;
    edge.node = node;
    edge.state.store(Edge::State::Expanded, std::memory_order_release);
}

/// The `most` best moves by static evaluation for the mover, or all of them, the best first.
template<SearchGame S>
auto SearchTree<S>::candidates(const Position &position, S &game, std::size_t most)
    -> EdgeCandidates
{
    typename Rules::MoveList moves;
    position.legalMoves(moves);
    std::array<int, Rules::MoveList::kCapacity> ranks;
    if constexpr (S::kFeatures.ranksMoves) {
        game.rank(position, moves, std::span<int>(ranks.data(), moves.size()));
    } else {
        Position next = position;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto undone = next.play(moves[i]);
            const double score = next.isOver() ? next.outcome().scores[position.toMove()] : 0;
            constexpr double kHalf = 0.5;
            ranks[i] = !next.isOver()   ? -game.evaluate(next)
                       : score == kHalf ? kDraw
                       : score > kHalf  ? winIn(1)
                                        : lossIn(1);
            next.undo(moves[i], undone);
        }
    }
    // One sort key for each move: by rank, then by place among the legal moves.
    std::array<std::uint64_t, Rules::MoveList::kCapacity> order;
    constexpr std::uint64_t kLow = 0xffffffff;
    for (std::size_t i = 0; i < moves.size(); ++i)
        order[i] = (static_cast<std::uint64_t>(kWin - ranks[i]) << 32) | i;
    const auto begin = order.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(moves.size());
    const auto middle = begin + static_cast<std::ptrdiff_t>(std::min(most, moves.size()));
    std::nth_element(begin, middle, end);
    std::sort(begin, middle);
    EdgeCandidates all;
    all.legalCount = moves.size();
    all.list.reserve(static_cast<std::size_t>(middle - begin));
    for (auto i = begin; i != middle; ++i)
        all.list.push_back({moves[*i & kLow], ranks[*i & kLow]});
    return all;
}

/// Makes a node with these moves as edges: their static evaluations, and their priors (a softmax of the evaluations).
template<SearchGame S>
void SearchTree<S>::addNode(Edge &edge, std::uint64_t key, const EdgeCandidates &candidates)
{
    const auto node = m_nodes.added(key, candidates.list.size());
    if (!node) {
        edge.state.store(Edge::State::Leaf, std::memory_order_release);
        return;
    }
    const int best = candidates.list.front().rank;
    const auto replies = m_nodes.edgesOf(*node);
    double sum = 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const auto [move, rank] = candidates.list[i];
        Edge &reply = replies[i];
        reply.move = move;
        reply.estimate = static_cast<float>(shareOf(rank));
        if (isDecided(rank))
            reply.prove(isWin(rank) ? Proof::Won : Proof::Lost, 0);
        reply.prior = static_cast<float>(
            std::exp(std::max(rank - best, -kLeastWin) / kTuning.temperature));
        sum += reply.prior;
    }
    for (Edge &reply : replies)
        reply.prior = static_cast<float>(reply.prior / sum);
    // A move that wins at once proves the node, whatever the missing moves are.
    m_nodes[*node].estimate = estimateByReplies(replies);
    m_nodes[*node].isPartial = replies.size() < candidates.legalCount && best != winIn(1);
    attach(edge, *node);
    m_nodes.publish(*node);
}

/// MCTS-solver: a move loses when one of the replies is proven to win, wins when all replies lose, and draws when all
/// are proven, none wins and one draws. The quickest win counts, or the longest loss.
template<SearchGame S>
void SearchTree<S>::updateProof(Edge &edge) const
{
    if (!edge.isExpanded() || edge.proof.load(std::memory_order_relaxed) != Proof::None)
        return;
    int soonestWin = kMostPlies;
    int latestLoss = 0;
    bool isDrawn = false;
    bool isOpen = m_nodes[edge.node].isPartial;
    for (const Edge &reply : repliesTo(edge)) {
        const Proof proof = reply.proof.load(std::memory_order_acquire);
        const int plies = reply.pliesToEnd.load(std::memory_order_relaxed) + 1;
        if (proof == Proof::Won)
            soonestWin = std::min(soonestWin, plies);
        latestLoss = std::max(latestLoss, plies);
        isDrawn = isDrawn || proof == Proof::Drawn;
        isOpen = isOpen || proof == Proof::None;
    }
    if (soonestWin < kMostPlies)
        edge.prove(Proof::Lost, static_cast<std::uint8_t>(soonestWin));
    else if (!isOpen)
        edge.prove(
            isDrawn ? Proof::Drawn : Proof::Won,
            static_cast<std::uint8_t>(std::min(latestLoss, kMostPlies)));
}

template<SearchGame S>
bool SearchTree<S>::updateEstimate(Edge &edge, bool haveRepliesChanged)
{
    TreeNode &node = nodeOf(edge);
    if (haveRepliesChanged)
        node.estimate.store(estimateByReplies(repliesTo(edge)), std::memory_order_relaxed);
    const float own = node.estimate.load(std::memory_order_relaxed);
    if (edge.estimate.load(std::memory_order_relaxed) == own)
        return false;
    edge.estimate.store(own, std::memory_order_relaxed);
    return true;
}

/// Implicit minimax: the static evaluation of a move by the best reply to it.
template<SearchGame S>
float SearchTree<S>::estimateByReplies(std::span<const Edge> replies) const
{
    constexpr float kHalf = 0.5F;
    constexpr auto kBonus = static_cast<float>(kTuning.tempoBonus);
    float best = 0;
    for (const Edge &reply : replies) {
        const Proof proof = reply.proof.load(std::memory_order_relaxed);
        const float estimate = proof == Proof::None ? reply.estimate.load(std::memory_order_relaxed)
                               : proof == Proof::Won  ? 1.0F
                               : proof == Proof::Lost ? 0.0F
                                                      : kHalf;
        best = std::max(best, estimate);
    }
    return std::clamp(1 - best + kBonus, 0.0F, 1.0F);
}

/// The logistic function of the evaluation.
template<SearchGame S>
double SearchTree<S>::shareOf(int rank)
{
    if (isDecided(rank))
        return isWin(rank) ? 1 : 0;
    return 1 / (1 + std::exp(-rank / kTuning.oddsScale));
}

/// The order of moves: proven wins before all others, then by visits (robust child), then by static evaluation, and
/// proven losses last.
template<SearchGame S>
double SearchTree<S>::rankingValue(const Edge &edge)
{
    constexpr double kDecided = 1e12;
    switch (edge.proof.load()) {
    case Proof::Won:
        return kDecided - edge.pliesToEnd;
    case Proof::Lost:
        return edge.pliesToEnd - kDecided;
    case Proof::Drawn:
    case Proof::None:
        break;
    }
    return static_cast<double>(edge.visits) + edge.estimate / 2;
}

template<SearchGame S>
auto SearchTree<S>::ranking() const -> std::vector<const Edge *>
{
    std::vector<const Edge *> all;
    for (const Edge &edge : repliesTo(m_root))
        all.push_back(&edge);
    std::stable_sort(all.begin(), all.end(), [](const Edge *one, const Edge *other) {
        return rankingValue(*one) > rankingValue(*other);
    });
    return all;
}

template<SearchGame S>
auto SearchTree<S>::lineFrom(const Edge &first) const -> std::vector<const Edge *>
{
    std::vector<const Edge *> line{&first};
    while (line.back()->isExpanded() && line.size() < kMostPlies) {
        const auto replies = repliesTo(*line.back());
        const auto best = std::max_element(
            replies.begin(), replies.end(), [](const Edge &one, const Edge &other) {
                return rankingValue(one) < rankingValue(other);
            });
        if (best->visits == 0 && best->proof == Proof::None)
            break;
        line.push_back(&*best);
    }
    return line;
}

template<SearchGame S>
Score SearchTree<S>::scoreOf(const Edge &edge) const
{
    const int plies = edge.pliesToEnd + 1;
    switch (edge.proof.load()) {
    case Proof::Won:
        return reported(winIn(plies));
    case Proof::Lost:
        return reported(lossIn(plies));
    case Proof::Drawn:
        return reported(kDraw);
    case Proof::None:
        break;
    }
    constexpr double kLeastShare = 0.001;
    const double visits = edge.valueVisits + kTuning.staticVisits;
    const double value = static_cast<double>(edge.value) / TreeNode::kOne
                         + kTuning.staticVisits * edge.estimate;
    const double share = std::clamp(value / visits, kLeastShare, 1 - kLeastShare);
    const double odds = std::log(share / (1 - share));
    return Score{Score::Kind::Centipawns, static_cast<int>(kTuning.oddsScale * odds), {}};
}

} // namespace tessera
