#pragma once

#include "model/search/scores.h"
#include "model/search/treegame.h"
#include "model/search/treenodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

/// The tree that a UCT search grows, and what it has found out: the share of the point that each
/// move is worth, by simulations, and who wins where that is proven ("MCTS-solver"; Winands,
/// Björnsson and Saito 2008). Shared by the threads of a search.
template<SearchGame S>
class SearchTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Node = TreeNode<Move>;
    using Index = typename TreeNodes<Move>::Index;

    static constexpr TreeTuning kTuning = treeTuningOf<S>();

    void resize(int mebibytes) { m_nodes.resize(mebibytes); }
    void forget() { m_nodes.clear(); }
    /// Takes the memory now instead of while searching.
    void populate() { m_nodes.populate(); }
    /// Begins a tree at `root`. With `mayReuse`, what is known of it from the search before stays, if
    /// it is that search's root or at most two plies on and there is room for more.
    void plant(const Position &root, S &game, bool mayReuse);

    [[nodiscard]] const Position &rootPosition() const { return m_position; }
    [[nodiscard]] Index rootIndex() const { return m_root; }
    [[nodiscard]] const Node &root() const { return m_nodes[m_root]; }
    [[nodiscard]] Node &at(Index i) { return m_nodes[i]; }
    [[nodiscard]] std::span<Node> childrenOf(const Node &node) { return m_nodes.childrenOf(node); }
    [[nodiscard]] std::span<const Node> childrenOf(const Node &node) const
    {
        return m_nodes.childrenOf(node);
    }
    [[nodiscard]] int fullness() const { return m_nodes.fullness(); }

    /// Gives the node of `position`, which is not over, its children; another thread may have been
    /// faster, and there may be no room.
    void grow(Node &node, const Position &position, S &game);
    /// Draws the conclusion from what is proven of the children.
    void conclude(Node &node) const;
    /// Takes over the static evaluation of the best reply; whether that is news.
    bool updateEstimate(Node &node);

    /// The children of the root, the best to play first.
    [[nodiscard]] std::vector<const Node *> ranking() const;
    /// The moves expected after and with the child of the root.
    [[nodiscard]] std::vector<const Node *> lineFrom(const Node &child) const;
    /// What is thought of a node, for the player whose move leads there.
    [[nodiscard]] Score scoreOf(const Node &node) const;

private:
    /// A move with its static evaluation, before it becomes a node.
    struct Sprout
    {
        Move move;
        int rank;
        /// Among the legal moves: who comes first among equals.
        std::size_t place;
    };
    using Sprouts = std::vector<Sprout>;

    [[nodiscard]] static Sprouts sprouts(const Position &position, S &game, std::size_t sorted);
    void addChildren(Node &node, const Sprouts &sprouts, std::size_t kept);
    [[nodiscard]] static double shareOf(int rank);
    [[nodiscard]] static double worth(const Node &node);
    /// The descendant of the root with this position.
    [[nodiscard]] std::optional<Index> found(const Position &position) const;
    void makeWhole(S &game);

    TreeNodes<Move> m_nodes;
    Position m_position;
    Index m_root = 0;
};

} // namespace tessera

#include "model/search/searchtree_impl.h"
