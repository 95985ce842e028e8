#pragma once

#include "model/core/playout.h"
#include "model/search/limits.h"
#include "model/search/searchtree.h"

#include <span>
#include <vector>

namespace tessera {

/// One thread's simulations in the tree of a UCT search (Kocsis and Szepesvári 2006): from the root
/// along the most promising moves to a leaf, from there by random moves to the end of the game, and
/// back with the result. Promise is the mean result, together with the static evaluation as a few
/// visits and the results of simulations in which the move was played later (RAVE), the static
/// evaluation by minimax, and an allowance by the move's share of the prior (PUCT).
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
        if constexpr (kTuning.laterVisits > 0)
            m_playedIn.resize(2 * S::kCodeCount);
    }

    /// Plays one simulation.
    void simulate();
    /// The most plies below the root that any simulation has left the tree at.
    [[nodiscard]] int deepest() const { return m_deepest; }

private:
    static constexpr TreeTuning kTuning = Tree::kTuning;

    /// A move of the simulation and who played it.
    struct Played
    {
        std::uint16_t code;
        bool isRoots;
    };

    /// The share of the point for the root's player from the leaf that `position` is brought to.
    double descend(Position &position);
    void countVisit(Edge &edge);
    [[nodiscard]] std::uint32_t growsAt() const;
    double leafValue(const Edge &leaf, Position &position);
    double playOut(Position &position);
    [[nodiscard]] Edge &selected(const Edge &edge);
    [[nodiscard]] double promise(const Edge &edge, double allowance) const;
    void note(Move move, bool isRoots);
    void learn(double value);
    void addValue(Edge &edge, double value);
    void learnFromLater(double value);
    void updateEstimates();
    [[nodiscard]] static double shareOf(Proof proof);

    Tree &m_tree;
    S m_game;
    std::uint64_t m_bits;
    Player m_rootPlayer = Player::None;
    /// From the root to the leaf.
    std::vector<Edge *> m_path;
    std::vector<Played> m_played;
    /// By player and code of move: the simulation in which it was played last.
    std::vector<std::uint32_t> m_playedIn;
    std::uint32_t m_number = 0;
    int m_deepest = 0;
};

} // namespace tessera

#include "model/search/treesearch_impl.h"
