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

} // namespace tessera

#include "model/search/mcts/treesearch_impl.h"
