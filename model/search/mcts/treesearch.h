#pragma once

#include "model/core/erasure/playout.h"
#include "model/search/engine/limits.h"
#include "model/search/mcts/searchtree.h"

#include <array>
#include <span>
#include <vector>

namespace tessera {

/// One thread's simulations in the tree of a UCT search (Kocsis and Szepesvári 2006): selection of the most promising
/// moves from the root to a leaf, a playout of random moves to the end of the game, and backpropagation of the result.
/// A move's promise is the mean result, together with the static evaluation as a few visits and the results of
/// simulations in which the move was played later (RAVE), the static evaluation by minimax, and an allowance by the
/// move's share of the prior (PUCT).
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
            m_playedLater.fill(std::vector<bool>(S::kCodeCount));
    }

    /// Plays one simulation.
    void simulate();
    /// The greatest depth, in plies below the root, at which a simulation has left the tree.
    [[nodiscard]] int deepest() const { return m_deepest; }

private:
    static constexpr TreeTuning kTuning = Tree::kTuning;

    /// Moves with so many visits are busy: virtual loss makes no difference to them, so the visit is added together
    /// with its value, and RAVE results are added only now and then. So threads rarely contend for the same memory.
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

    /// Selection: brings `position` to a leaf and returns its value as a share of the point for the root's player.
    double descend(Position &position);
    [[nodiscard]] bool isBusy(const Edge &edge);
    void countVisit(Edge &edge);
    void lookAtRoom();
    double leafValue(const Edge &leaf, Position &position);
    double playOut(Position &position);
    [[nodiscard]] std::uint64_t randomBits();
    [[nodiscard]] Edge &selected(const Edge &edge);
    [[nodiscard]] double promise(const Edge &edge, double allowance) const;
    [[nodiscard]] static double shares(const std::atomic<std::uint64_t> &value);
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
    /// The path from the root to the leaf.
    std::vector<Step> m_path;
    std::vector<Played> m_played;
    /// Whether a move was played in the simulation, by player and code.
    std::array<std::vector<bool>, 2> m_playedLater;
    std::uint32_t m_number = 0;
    std::uint32_t m_growsAt = 0;
    int m_deepest = 0;
};

} // namespace tessera

#include "model/search/mcts/treesearch_impl.h"
