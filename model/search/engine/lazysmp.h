#pragma once

#include "model/search/alphabeta/iterativedeepening.h"
#include "model/search/engine/helperthreads.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace tessera {

/// The result of one thread's search, with the score in the search's own units (see scores.h).
struct ThreadResult
{
    SearchResult result;
    int score = 0;
};

/// Thread voting: each thread votes for its move, with a weight of depth times score above the lowest. Returns the
/// index of the deepest thread with the winning move, and of the first one on a tie.
[[nodiscard]] std::size_t chosenResult(const std::vector<ThreadResult> &threadResults);

/// Lazy SMP (shared hash table parallel search): threads that search the same position independently and share only the
/// transposition table. The main thread keeps the limits and reports; the helpers search until it is done, and skip
/// some depths to be ahead of it. With one thread the search is the same as without this class.
template<SearchGame S, typename Tree>
class LazySmp
{
public:
    using Position = typename S::Rules::Position;

    /// `root` and `table` must outlive this.
    LazySmp(const Position &root, TranspositionTable &table, SearchTask task, int threadCount)
        : m_root(root)
        , m_table(table)
        , m_task(std::move(task))
    {
        if (threadCount <= 1)
            return;
        m_task.pooledNodes = &m_nodes;
        if (m_task.limits.nodes)
            *m_task.limits.nodes /= static_cast<std::uint64_t>(threadCount);
        m_helperResults.resize(static_cast<std::size_t>(threadCount) - 1);
    }

    SearchResult run(const Engine::Report &report)
    {
        for (std::size_t i = 0; i < m_helperResults.size(); ++i)
            m_threads.start([this, i](const std::stop_token &stop) { help(i, stop); });
        // All threads are stopped at once; one after the other, each might wait for a processor.
        const std::stop_callback stopsAll(m_task.stop, [this] { m_threads.requestStop(); });
        IterativeDeepening<S, Tree> search(m_root, m_table, m_task);
        std::vector<ThreadResult> threadResults{{search.run(report), search.bestScore()}};
        m_threads.finish();
        for (ThreadResult &threadResult : m_helperResults)
            threadResults.push_back(std::move(threadResult));
        const std::size_t chosen = m_task.lineCount > 1 ? 0 : chosenResult(threadResults);
        SearchResult result = std::move(threadResults[chosen].result);
        result.time = threadResults.front().result.time;
        if (!m_helperResults.empty())
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
        m_helperResults[number].result = search.run({});
        m_helperResults[number].score = search.bestScore();
    }

    const Position &m_root;
    TranspositionTable &m_table;
    SearchTask m_task;
    std::atomic<std::uint64_t> m_nodes = 0;
    /// The result of each helper.
    std::vector<ThreadResult> m_helperResults;
    HelperThreads m_threads;
};

} // namespace tessera
