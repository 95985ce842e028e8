#pragma once

#include "model/search/maxn/maxntree.h"

#include <cstddef>
#include <vector>

namespace tessera {

/// The root of a max^n search: grows the tree until the task's limits end it, and chooses the move
/// that was tried most. Whatever ends it, and however soon, the result begins with a legal move.
///
/// The depth that it reports is the mean length of its paths in plies, rounded down: the lines that matter are much
/// longer, the others shorter. For a proven position it is the number of plies of the proof. A limit of depth ends it
/// as soon as the mean is reached, or at the latest with `kNodesPerDepth` nodes for each ply, squared.
template<PredictsOdds S>
class MaxnSearch
{
public:
    using Tree = MaxnTree<S>;
    using Memory = typename Tree::Memory;
    using Position = typename Tree::Position;
    using Move = typename Tree::Move;

    /// `root` must not be over; `memory` has planted a tree there, and must outlive the search.
    MaxnSearch(const Position &root, Memory &memory, const SearchTask &task);

    /// Grows the tree until it is done, and reports on the way.
    void run(const Engine::Report &report);
    /// Adds the visits and results of another search of the same position to the root's moves.
    void add(const MaxnSearch &other);
    /// The move to play, with its score and line.
    [[nodiscard]] SearchResult result() const;

private:
    /// The statistics of a move of the root, which is the `number`-th there.
    struct RootMove
    {
        Move move;
        std::size_t number = 0;
        double visits = 0;
        PerPlayer<float> chances{};
        bool isWon = false;
        bool isLost = false;
    };

    static constexpr std::uint64_t kNodesPerDepth = 1500;

    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] std::vector<RootMove> rootMoves() const;
    /// The same with the other searches' knowledge, the best first.
    [[nodiscard]] std::vector<RootMove> sortedMoves() const;
    [[nodiscard]] bool isDeepEnough() const;
    [[nodiscard]] bool isSettled() const;
    void tell(const Engine::Report &report);
    [[nodiscard]] typename Tree::Line lineOf(const RootMove &move) const;
    [[nodiscard]] SearchInfo info(const RootMove &move, int lineNumber) const;
    [[nodiscard]] std::size_t chosen(const std::vector<RootMove> &moves) const;

    const SearchTask &m_task;
    SearchControl m_control;
    Tree m_tree;
    std::vector<RootMove> m_others;
};

} // namespace tessera

#include "model/search/maxn/maxnsearch_impl.h"
