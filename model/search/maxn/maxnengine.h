#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/engine/helperthreads.h"
#include "model/search/engine/largepages.h"
#include "model/search/engine/waiting.h"
#include "model/search/maxn/maxnsearch.h"

#include <atomic>
#include <limits>
#include <new>
#include <optional>

namespace tessera {

/// An engine by best-first max^n: `Engine` over `MaxnSearch`, for games of three and more players. All threads grow one
/// tree. Searches at full strength that a clock or a move time limits, and infinite ones, reuse the tree of the search
/// before in the same game; others begin anew, so that they can be repeated on one thread.
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
        if (m_memory)
            m_memory->forget();
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
        const bool mayReuse = isTimed && task.plan.isFullStrength();
        const bool isPlayed = mayReuse && !limits.isInfinite;
        if constexpr (HasStyles<S>) {
            if (isPlayed)
                m_memory->styles().template learn<S>(root);
        }
        m_memory->beginTree(root, mayReuse, isPlayed);
        const std::size_t threads = task.plan.isFullStrength() ? m_memory->pool().areas() : 1;
        SearchResult result = searched(root, task, threads, report);
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
        Search search(root, *m_memory, task);
        HelperThreads running;
        for (std::size_t number = 1; number < threads; ++number)
            running.start(
                [&, number](const std::stop_token &done) { help(root, task, number, done); });
        // All threads are stopped at once; one after the other, each might wait for a processor.
        const std::stop_callback stopsAll(task.stop, [&running] { running.requestStop(); });
        search.run(report);
        running.finish();
        SearchResult result = search.result();
        if (threads > 1)
            result.nodes = nodes.load(std::memory_order_relaxed);
        return result;
    }

    /// Grows the tree on another thread until `done`.
    void help(
        const typename Search::Position &root,
        SearchTask task,
        std::size_t number,
        const std::stop_token &done)
    {
        const std::optional<std::uint64_t> nodes = task.limits.nodes;
        task.limits = {};
        task.limits.isInfinite = true;
        task.limits.nodes = nodes;
        task.stop = done;
        task.helperNumber = static_cast<int>(number);
        Search(root, *m_memory, task).run({});
    }

    /// Allocates the memory of the settings for the threads, unless that is done. Where the system refuses so much, takes
    /// less; throws `std::bad_alloc` where it refuses even 64 KiB for each thread.
    void allocate()
    {
        constexpr std::size_t kLeast = 1 << 16;
        constexpr int kMostThreads = std::numeric_limits<decltype(MaxnNode::branches)>::max();
        const auto threads = static_cast<std::size_t>(
            std::clamp(m_settings.threadCount, 1, kMostThreads));
        std::size_t bytes = static_cast<std::size_t>(std::max(m_settings.hashMebibytes, 1)) << 20;
        bytes = std::max(bytes, kLeast * threads);
        if (m_wanted == bytes && m_memory && m_memory->pool().areas() == threads)
            return;
        m_wanted = bytes;
        m_memory.reset();
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
        m_memory.emplace(cells, threads);
    }

    EngineSettings m_settings;
    LargeBlock m_block;
    std::size_t m_wanted = 0;
    /// The tree, within the block.
    std::optional<Memory> m_memory;
};

} // namespace tessera
