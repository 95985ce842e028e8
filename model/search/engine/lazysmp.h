#pragma once

#include "model/search/alphabeta/iterativedeepening.h"
#include "model/search/engine/helperthreads.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace tessera {

/// The result of one thread's search, with the score in the search's own units.
struct ThreadResult
{
    SearchResult result;
    int score = 0;
};

/// Chooses one of several thread results: each thread votes for its move, with a weight that grows with its depth and
/// score; of the threads with the winning move, the deepest is chosen, and the first thread on a tie.
[[nodiscard]] std::size_t chosenResult(const std::vector<ThreadResult> &threadResults);

/// Lazy SMP: searches on several threads that share nothing but the transposition table, and help each other through
/// it. The first thread keeps the limits and reports; the others search the same position until it is done, and skip
/// some iterations to be ahead of it. With one thread the search is the same as without this class.
template<SearchGame S, typename Tree>
class LazySmp
{
public:
    using Position = typename S::Rules::Position;

    /// `root` and `task` must outlive this.
    LazySmp(const Position &root, TranspositionTable &table, const SearchTask &task, int threadCount)
        : m_root(root)
        , m_table(table)
        , m_task(task)
    {
        if (threadCount <= 1)
            return;
        m_task.pooledNodes = &m_nodes;
        if (m_task.limits.nodes)
            *m_task.limits.nodes /= static_cast<std::uint64_t>(threadCount);
        m_helped.resize(static_cast<std::size_t>(threadCount) - 1);
    }

    SearchResult run(const Engine::Report &report)
    {
        for (std::size_t i = 0; i < m_helped.size(); ++i)
            m_threads.start([this, i](const std::stop_token &stop) { help(i, stop); });
        // All threads are told at once: told one after the other, each might wait for a processor.
        const std::stop_callback stopsAll(m_task.stop, [this] { m_threads.requestStop(); });
        IterativeDeepening<S, Tree> search(m_root, m_table, m_task);
        std::vector<ThreadResult> threadResults{{search.run(report), search.bestScore()}};
        m_threads.finish();
        for (ThreadResult &threadResult : m_helped)
            threadResults.push_back(std::move(threadResult));
        const std::size_t chosen = m_task.lineCount > 1 ? 0 : chosenResult(threadResults);
        SearchResult result = std::move(threadResults[chosen].result);
        result.time = threadResults.front().result.time;
        if (!m_helped.empty())
            result.nodes = m_nodes.load(std::memory_order_relaxed);
        if (chosen != 0 && report)
            report(result);
        return result;
    }

private:
    void help(std::size_t number, const std::stop_token &stop)
    {
        SearchTask task = m_task;
        task.limits.depth.reset();
        task.limits.moveTime.reset();
        task.limits.clocks.reset();
        task.limits.isInfinite = true;
        task.lineCount = 1;
        task.stop = stop;
        task.helperNumber = static_cast<int>(number) + 1;
        IterativeDeepening<S, Tree> search(m_root, m_table, task);
        m_helped[number].result = search.run({});
        m_helped[number].score = search.bestScore();
    }

    const Position &m_root;
    TranspositionTable &m_table;
    SearchTask m_task;
    std::atomic<std::uint64_t> m_nodes = 0;
    /// The result of each of the other threads.
    std::vector<ThreadResult> m_helped;
    HelperThreads m_threads;
};

} // namespace tessera
