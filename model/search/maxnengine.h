#pragma once

#include "model/core/erased.h"
#include "model/search/largepages.h"
#include "model/search/maxnsearch.h"
#include "model/search/waiting.h"

#include <atomic>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace tessera {

/// The engine of a game for three and more players over `MaxnSearch`. Its tree lives in as much memory
/// as a transposition table would have, shared by the threads; each grows a tree of its own, and
/// they are asked together in the end ("root parallelisation"). Every search begins anew, so that it
/// can be repeated on one thread.
template<ForeseesOdds S>
class MaxnEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override { m_settings = settings; }
    void newGame() override {}
    void prepare() override
    {
        (void) roomFor(1);
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
        const bool isAlone = !task.plan.isFullStrength() || m_settings.threadCount <= 1;
        const std::size_t threads = isAlone ? 1 : static_cast<std::size_t>(m_settings.threadCount);
        const SearchResult result = searched(as<typename S::Rules>(position), task, threads, report);
        if (report)
            report(result);
        if (limits.isInfinite)
            waitForStop(stop);
        return result;
    }

private:
    using Search = MaxnSearch<S>;
    using Node = typename Search::Node;

    /// A thread that searches the same position with a mind of its own until it is told to stop.
    struct Helper
    {
        void start(
            const typename Search::Position &root,
            std::span<Node> room,
            const SearchTask &mainTask,
            std::size_t number,
            const std::stop_source &done)
        {
            task = mainTask;
            task.limits = {};
            task.limits.isInfinite = true;
            task.limits.nodes = mainTask.limits.nodes;
            task.stop = done.get_token();
            task.helperNumber = static_cast<int>(number);
            thread = std::jthread([this, &root, room] {
                search = std::make_unique<Search>(root, room, task);
                search->run({});
            });
        }

        SearchTask task;
        std::unique_ptr<Search> search;
        std::jthread thread;
    };

    SearchResult searched(
        const typename Search::Position &root,
        SearchTask task,
        std::size_t threads,
        const Report &report)
    {
        const auto room = roomFor(threads);
        const std::size_t share = room.size() / threads;
        std::atomic<std::uint64_t> nodes = 0;
        if (threads > 1) {
            task.pooledNodes = &nodes;
            if (task.limits.nodes)
                *task.limits.nodes = std::max<std::uint64_t>(*task.limits.nodes / threads, 1);
        }
        std::stop_source done;
        std::vector<Helper> helpers(threads - 1);
        for (std::size_t i = 0; i < helpers.size(); ++i)
            helpers[i].start(root, room.subspan((i + 1) * share, share), task, i + 1, done);
        Search search(root, room.first(share), task);
        search.run(report);
        done.request_stop();
        for (Helper &helper : helpers) {
            helper.thread.join();
            search.add(*helper.search);
        }
        SearchResult result = search.result();
        if (threads > 1)
            result.nodes = nodes.load(std::memory_order_relaxed);
        return result;
    }

    /// The memory of the settings, cut down where the system has less, but enough for some moves.
    std::span<Node> roomFor(std::size_t threads)
    {
        constexpr std::size_t kLeast = 1 << 16;
        std::size_t bytes = std::max(
            static_cast<std::size_t>(std::max(m_settings.hashMebibytes, 1)) << 20, kLeast * threads);
        if (m_block.bytes() != bytes) {
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
        }
        return {static_cast<Node *>(m_block.data()), m_block.bytes() / sizeof(Node)};
    }

    EngineSettings m_settings;
    LargeBlock m_block;
};

} // namespace tessera
