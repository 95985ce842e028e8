#pragma once

#include "model/search/engine/scores.h"
#include "model/search/mcts/treegame.h"
#include "model/search/mcts/treenodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

/// The tree of a UCT search: the share of the point that each move is worth by simulations, and the winner where that
/// is proven ("MCTS-solver"; Winands, Björnsson and Saito 2008). Shared by the threads of a search.
///
/// Transpositions are one node, which counts the simulations of all sequences that lead to it, while each move counts
/// its own ("UCT2"; Childs, Brodeur and Kocsis 2008).
template<SearchGame S>
class SearchTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Edge = TreeEdge<Move>;

    static constexpr TreeTuning kTuning = treeTuningOf<S>();

    void resize(int mebibytes) { m_nodes.resize(mebibytes); }
    void forget() { m_nodes.clear(); }
    /// Takes the memory now rather than during a search.
    void populate() { m_nodes.populate(); }
    /// Begins a tree at `root`. With `mayReuse`, what is known of it from earlier searches stays if
    /// there is room for more.
    void plant(const Position &root, S &game, bool mayReuse);

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
    /// The share of the memory that is left.
    [[nodiscard]] double room() const { return m_nodes.room(); }

    /// Expansion: gives an edge a node of `position`, which must not be over: the one that a transposition has made
    /// already, or a new one. Does nothing when another thread was faster or there is no room.
    void grow(Edge &edge, const Position &position, S &game);
    /// Proves the edge's result from the proven replies, where they suffice (MCTS-solver).
    void conclude(Edge &edge) const;
    /// Takes over the static evaluation of the node, which is recomputed from the best reply when the replies have
    /// changed; returns whether this edge has changed, too.
    bool updateEstimate(Edge &edge, bool isNews);

    /// The moves of the root, the best first.
    [[nodiscard]] std::vector<const Edge *> ranking() const;
    /// The principal variation that begins with a move of the root.
    [[nodiscard]] std::vector<const Edge *> lineFrom(const Edge &first) const;
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
    [[nodiscard]] float estimateBefore(std::span<const Edge> replies) const;
    [[nodiscard]] static double shareOf(int rank);
    [[nodiscard]] static double worth(const Edge &edge);
    void makeWhole(S &game);

    TreeNodes<Move> m_nodes;
    Edge m_root;
    Position m_position;
};

} // namespace tessera

#include "model/search/mcts/searchtree_impl.h"
