#pragma once

#include "model/search/engine/scores.h"
#include "model/search/mcts/treegame.h"
#include "model/search/mcts/treenodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

/// The tree that a UCT search grows, and what it has found out: the share of the point that each
/// move is worth, by simulations, and who wins where that is proven ("MCTS-solver"; Winands,
/// Björnsson and Saito 2008). Shared by the threads of a search.
///
/// Positions that several sequences of moves lead to are one node, which knows of the simulations on
/// all these ways, while each move counts those that took it ("UCT2"; Childs, Brodeur and Kocsis
/// 2008).
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
    /// Takes the memory now instead of while searching.
    void populate() { m_nodes.populate(); }
    /// Begins a tree at `root`. With `mayReuse`, what is known of it from earlier searches stays if
    /// there is room for more.
    void plant(const Position &root, S &game, bool mayReuse);

    [[nodiscard]] const Position &rootPosition() const { return m_position; }
    /// Nobody's move, which leads to the root.
    [[nodiscard]] Edge &root() { return m_root; }
    [[nodiscard]] const Edge &root() const { return m_root; }
    /// What `edge`, which is grown, leads to.
    [[nodiscard]] TreeNode &nodeOf(const Edge &edge) { return m_nodes[edge.node]; }
    [[nodiscard]] std::span<Edge> repliesTo(const Edge &edge) { return m_nodes.edgesOf(edge.node); }
    [[nodiscard]] std::span<const Edge> repliesTo(const Edge &edge) const
    {
        return m_nodes.edgesOf(edge.node);
    }
    /// The share of the memory that is left.
    [[nodiscard]] double room() const { return m_nodes.room(); }

    /// Gives an edge a node of `position`, which is not over: the one that other moves have led to
    /// already, or a new one. Another thread may have been faster, and there may be no room.
    void grow(Edge &edge, const Position &position, S &game);
    /// Draws the conclusion from what is proven of the replies.
    void conclude(Edge &edge) const;
    /// Takes over the static evaluation of the node, which is found anew from that of the best reply
    /// when there is news of the replies; whether that is news, too.
    bool updateEstimate(Edge &edge, bool isNews);

    /// The moves of the root, the best to play first.
    [[nodiscard]] std::vector<const Edge *> ranking() const;
    /// The moves expected after and with a move of the root.
    [[nodiscard]] std::vector<const Edge *> lineFrom(const Edge &first) const;
    /// What is thought of a move, for the player whose it is.
    [[nodiscard]] Score scoreOf(const Edge &edge) const;

private:
    /// A move with its static evaluation, before it becomes an edge.
    struct EdgeCandidate
    {
        Move move;
        int rank;
    };
    /// The best moves of a position, the best first, of so many that are legal.
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
