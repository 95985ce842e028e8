#pragma once

#include "model/search/engine/helperthreads.h"
#include "model/search/mcts/treesearch.h"

#include <atomic>
#include <vector>

namespace tessera {

/// Tree parallelisation: one search by one or more threads that share a tree. It starts the threads, keeps the limits,
/// reports, and chooses the move. Lives on the caller's thread.
template<SearchGame S>
class ParallelTreeSearch
{
public:
    using Tree = SearchTree<S>;
    using Position = typename Tree::Position;
    using Edge = typename Tree::Edge;

    /// `root` must not be over; `tree` and `limits` must outlive this.
    ParallelTreeSearch(
        Tree &tree,
        const Position &root,
        const EngineSettings &settings,
        const SearchLimits &limits,
        const std::stop_token &stop)
        : m_tree(tree)
        , m_limits(limits)
        , m_lineCount(std::max(settings.lineCount, 1))
        , m_seed(settings.seed)
        , m_threadCount(std::max(settings.threadCount, 1))
        , m_stop(stop)
        , m_control(makeControl(root, stop))
    {
        S game;
        const bool isTimed = limits.clocks || limits.moveTime || limits.isInfinite;
        m_tree.beginTree(root, game, isTimed && !limits.nodes);
    }

    /// Searches until a limit ends it, and reports to `report`, which may be empty.
    SearchResult run(const Engine::Report &report);

private:
    /// Simulations between two polls of the clock: less than a millisecond.
    static constexpr std::uint32_t kPollInterval = 16;

    [[nodiscard]] SearchControl makeControl(const Position &root, const std::stop_token &stop);
    void help(std::size_t number, const std::stop_token &done);
    void search(TreeSearch<S> &own, const Engine::Report &report);
    [[nodiscard]] bool isDone();
    [[nodiscard]] bool isOutOfTime(const std::vector<const Edge *> &ranking) const;
    void reportLines(const Engine::Report &report, std::size_t lineCount);
    [[nodiscard]] SearchInfo info(const Edge &edge, std::size_t number) const;

    Tree &m_tree;
    const SearchLimits &m_limits;
    int m_lineCount;
    std::uint64_t m_seed;
    int m_threadCount;
    std::stop_token m_stop;
    std::atomic<std::uint64_t> m_pooledNodes = 0;
    SearchControl m_control;
    int m_deepest = 0;
};

} // namespace tessera

#include "model/search/mcts/paralleltreesearch_impl.h"
