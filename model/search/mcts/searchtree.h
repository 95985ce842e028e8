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

} // namespace tessera

#include "model/search/mcts/searchtree_impl.h"
