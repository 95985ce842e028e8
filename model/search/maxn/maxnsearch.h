#pragma once

#include "model/search/maxn/maxntree.h"

#include <cstddef>
#include <vector>

namespace tessera {

/// The root of a best-first max^n search: grows the tree until the task's limits end it, and chooses the most visited
/// move (robust child). Whatever ends it, and however soon, the result begins with a legal move. Several threads, with a
/// search each, may grow the tree of one memory.
///
/// The depth that it reports is the mean length of its paths in plies, rounded down; for a proven position it is the
/// number of plies of the longest path. A depth limit ends the search as soon as the mean reaches it, or at the latest
/// after `kNodesPerDepth` nodes times the square of the depth.
template<MaxnGame S>
class MaxnSearch
{
public:
    using Tree = MaxnTree<S>;
    using Memory = typename Tree::Memory;
    using Position = typename Tree::Position;
    using Move = typename Tree::Move;

    /// `root` must not be over; `memory` has begun a tree there, and must outlive the search, as must `task`.
    MaxnSearch(const Position &root, Memory &memory, const SearchTask &task);

    /// Grows the tree until a limit ends the search, and reports to `report`, which may be empty.
    void run(const Engine::Report &report);
    /// The move to play, with its score and line.
    [[nodiscard]] SearchResult result() const;

private:
    /// The statistics of a move of the root, which has this number in the tree.
    struct RootMove
    {
        Move move;
        std::size_t number = 0;
        double visits = 0;
        PerPlayer<float> chances{};
        bool isWon = false;
        bool isLost = false;
    };

    /// With a policy, moves that are not tried are no nodes.
    static constexpr std::uint64_t kNodesPerDepth = HasPolicy<S> ? 100 : 1500;

    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] std::vector<RootMove> rootMoves() const;
    /// The root's moves, the best first.
    [[nodiscard]] std::vector<RootMove> sortedMoves() const;
    [[nodiscard]] bool isDeepEnough() const;
    [[nodiscard]] bool isSettled() const;
    void reportLines(const std::vector<RootMove> &moves, const Engine::Report &report) const;
    [[nodiscard]] typename Tree::Line lineOf(const RootMove &move) const;
    [[nodiscard]] SearchInfo info(const RootMove &move, int lineNumber) const;
    [[nodiscard]] std::size_t chosen(const std::vector<RootMove> &moves) const;

    const SearchTask &m_task;
    SearchControl m_control;
    Tree m_tree;
};

} // namespace tessera

#include "model/search/maxn/maxnsearch_impl.h"
