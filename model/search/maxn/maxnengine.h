#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/engine/helperthreads.h"
#include "model/search/engine/largepages.h"
#include "model/search/engine/waiting.h"
#include "model/search/maxn/maxnsearch.h"

#include <atomic>
#include <memory>
#include <new>
#include <vector>

namespace tessera {

/// An engine by best-first max^n: `Engine` over `MaxnSearch`, for games of three and more players. Root
/// parallelisation: each thread grows a tree of its own, and their results are summed in the end. The trees share the
/// memory that `Hash` allows. Searches at full strength that a clock or a move time limits, and infinite ones, reuse
/// the tree of the search before in the same game; others begin anew, so that they can be repeated on one thread.
template<MaxnGame S>
class MaxnEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        // The tree holds evaluations with the errors of the level.
        if (settings.level != m_settings.level)
            newGame();
        m_settings = settings;
    }
    void newGame() override
    {
        for (Memory &memory : m_memories)
            memory.forget();
    }
    void prepare() override
    {
        allocate();
        m_block.populate();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        const SearchTask
            task{limits, planOf<S>(m_settings.level), m_settings.seed, m_settings.lineCount, stop};
        const auto &root = as<typename S::Rules>(position);
        const bool isTimed = limits.clocks || limits.moveTime || limits.isInfinite;
        allocate();
        for (Memory &memory : m_memories)
            memory.beginTree(root, isTimed && task.plan.isFullStrength());
        const std::size_t threads = task.plan.isFullStrength() ? m_memories.size() : 1;
        const SearchResult result = searched(root, task, threads, report);
        if (report)
            report(result);
        if (limits.isInfinite)
            waitForStop(stop);
        return result;
    }

private:
    using Search = MaxnSearch<S>;
    using Memory = typename Search::Memory;
    using Cell = typename Memory::Pool::Cell;

    /// The task and the search of a helper thread, which has a tree of its own.
    struct Helper
    {
        void run(
            const typename Search::Position &root,
            Memory &memory,
            const SearchTask &mainTask,
            std::size_t number,
            const std::stop_token &done)
        {
            task = mainTask;
            task.limits = {};
            task.limits.isInfinite = true;
            task.limits.nodes = mainTask.limits.nodes;
            task.stop = done;
            task.helperNumber = static_cast<int>(number);
            search = std::make_unique<Search>(root, memory, task);
            search->run({});
        }

        SearchTask task;
        std::unique_ptr<Search> search;
    };

    SearchResult searched(
        const typename Search::Position &root,
        SearchTask task,
        std::size_t threads,
        const Report &report)
    {
        std::atomic<std::uint64_t> nodes = 0;
        if (threads > 1) {
            task.pooledNodes = &nodes;
            if (task.limits.nodes)
                *task.limits.nodes = std::max<std::uint64_t>(*task.limits.nodes / threads, 1);
        }
        std::vector<Helper> helpers(threads - 1);
        HelperThreads running;
        for (std::size_t i = 0; i < helpers.size(); ++i)
            running.start([&, i](const std::stop_token &done) {
                helpers[i].run(root, m_memories[i + 1], task, i + 1, done);
            });
        // All threads are stopped at once; one after the other, each might wait for a processor.
        const std::stop_callback stopsAll(task.stop, [&running] { running.requestStop(); });
        Search search(root, m_memories.front(), task);
        search.run(report);
        running.finish();
        for (const Helper &helper : helpers)
            search.add(*helper.search);
        SearchResult result = search.result();
        if (threads > 1)
            result.nodes = nodes.load(std::memory_order_relaxed);
        return result;
    }

    /// Allocates the memory of the settings and divides it among the threads, unless that is done. Where the system
    /// refuses so much, takes less; throws `std::bad_alloc` where it refuses even 64 KiB for each thread.
    void allocate()
    {
        constexpr std::size_t kLeast = 1 << 16;
        const auto threads = static_cast<std::size_t>(std::max(m_settings.threadCount, 1));
        std::size_t bytes = static_cast<std::size_t>(std::max(m_settings.hashMebibytes, 1)) << 20;
        bytes = std::max(bytes, kLeast * threads);
        if (m_wanted == bytes && m_memories.size() == threads)
            return;
        m_wanted = bytes;
        m_memories.clear();
        m_block = LargeBlock();
        while (m_block.data() == nullptr) {
            try {
                m_block = LargeBlock(bytes);
            } catch (const std::bad_alloc &) {
                if (bytes <= kLeast * threads)
                    throw;
                bytes /= 2;
            }
        }
        const std::span cells(static_cast<Cell *>(m_block.data()), bytes / sizeof(Cell));
        for (std::size_t i = 0; i < threads; ++i)
            m_memories.emplace_back(
                cells.subspan(i * cells.size() / threads, cells.size() / threads));
    }

    EngineSettings m_settings;
    LargeBlock m_block;
    std::size_t m_wanted = 0;
    /// The memory of each thread, within the block.
    std::vector<Memory> m_memories;
};

} // namespace tessera
