#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/alphabeta/iterativedeepening.h"
#include "model/search/engine/helperthreads.h"
#include "model/search/engine/waiting.h"

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
[[nodiscard]] inline std::size_t chosenResult(const std::vector<ThreadResult> &threadResults)
{
    int least = threadResults.front().score;
    for (const ThreadResult &threadResult : threadResults)
        least = std::min(least, threadResult.score);
    // A thread with no finished depth has no vote. The base lets the lowest score count, too.
    constexpr std::int64_t kBase = 14;
    const auto votesFor = [&](MoveCode move) {
        std::int64_t votes = 0;
        for (const ThreadResult &threadResult : threadResults) {
            if (!threadResult.result.line.empty() && threadResult.result.line.front() == move)
                votes += (threadResult.score - least + kBase) * threadResult.result.depth;
        }
        return votes;
    };
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < threadResults.size(); ++i) {
        const SearchResult &result = threadResults[i].result;
        if (result.line.empty() || result.depth < threadResults.front().result.depth)
            continue;
        const SearchResult &best = threadResults[chosen].result;
        const std::int64_t lead = votesFor(result.line.front()) - votesFor(best.line.front());
        if (lead > 0 || (lead == 0 && result.depth > best.depth))
            chosen = i;
    }
    return chosen;
}

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

/// An engine by alpha-beta search: `Engine` over `LazySmp`. `Tree` searches below the root, for two players unless
/// another one is named. The transposition table is allocated by the first search. At full strength several threads may
/// search together. Searches that a clock or a move time limits, and infinite ones, use the table's entries of earlier
/// searches; searches limited by depth, nodes or level do not, so that they can be repeated.
template<SearchGame S, typename Tree = AlphaBeta<S>>
class AlphaBetaEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        // The entries hold scores with the errors of level and seed.
        const bool hasSameErrors = settings.level == m_settings.level
                                   && settings.seed == m_settings.seed;
        if (settings.hashMebibytes != m_settings.hashMebibytes)
            m_isTableMade = false;
        else if (!hasSameErrors)
            m_table.clear();
        m_settings = settings;
    }

    void newGame() override { m_table.clear(); }
    void prepare() override
    {
        makeTable();
        m_table.populate();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        makeTable();
        SearchTask
            task{limits, planOf<S>(m_settings.level), m_settings.seed, m_settings.lineCount, stop};
        const bool isTimed = limits.clocks || limits.moveTime || limits.isInfinite;
        m_table.beginSearch(
            isTimed && !task.plan.nodes ? TranspositionTable::Memory::Keep
                                        : TranspositionTable::Memory::Forget);
        const int threadCount = task.plan.isFullStrength() ? m_settings.threadCount : 1;
        LazySmp<S, Tree> search(as<typename S::Rules>(position), m_table, task, threadCount);
        SearchResult result = search.run(report);
        if (limits.isInfinite)
            waitForStop(stop);
        return result;
    }

private:
    void makeTable()
    {
        if (!m_isTableMade)
            m_table.resize(m_settings.hashMebibytes);
        m_isTableMade = true;
    }

    EngineSettings m_settings;
    TranspositionTable m_table;
    bool m_isTableMade = false;
};

} // namespace tessera
