#pragma once

#include "model/search/engine/engine.h"
#include "model/search/engine/timeplan.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>

namespace tessera {

/// Ends a search at its node budget, its deadline or its stop token, whichever comes first. It counts the nodes, and
/// polls token and clock only every `pollInterval` nodes, so counting costs one comparison. The node budget is kept
/// exactly, which makes searches repeatable. Belongs to one thread.
class SearchControl
{
public:
    SearchControl() = default;
    SearchControl(
        std::uint64_t nodeBudget,
        const TimePlan &plan,
        std::stop_token stop,
        std::uint32_t pollInterval,
        std::atomic<std::uint64_t> *pooledNodes = nullptr);

    /// Counts a node; `isStopped` may change with it.
    void countNode()
    {
        if (++m_nodes >= m_nextPoll)
            poll();
    }
    /// Counts `nodes` that are evaluated together, or as many of them as the budget allows, and returns how many.
    /// `isStopped` may change with it.
    [[nodiscard]] std::size_t countUpTo(std::size_t nodes)
    {
        const std::uint64_t left = m_budget > m_nodes ? m_budget - m_nodes : 0;
        const std::uint64_t counted = std::min<std::uint64_t>(nodes, left);
        m_nodes += counted;
        if (m_nodes >= m_nextPoll)
            poll();
        return static_cast<std::size_t>(counted);
    }
    /// Polls budget, token and clock now. Long work that counts no nodes has to call it.
    void poll();
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    /// The nodes of all threads that search together, as far as they have been published.
    [[nodiscard]] std::uint64_t totalNodes() const
    {
        return m_pooledNodes == nullptr
                   ? m_nodes
                   : m_pooledNodes->load(std::memory_order_relaxed) + m_nodes - m_publishedNodes;
    }
    /// Adds the nodes counted since the last time to the sum of all threads. Each poll does so, too.
    void publishNodes();
    [[nodiscard]] std::chrono::milliseconds elapsed() const;
    [[nodiscard]] const TimePlan &plan() const { return m_plan; }

private:
    using Clock = std::chrono::steady_clock;

    std::uint64_t m_nodes = 0;
    std::uint64_t m_nextPoll = 0;
    bool m_isStopped = false;
    std::uint64_t m_budget = 0;
    std::uint32_t m_pollInterval = 1;
    Clock::time_point m_start = Clock::now();
    TimePlan m_plan;
    std::stop_token m_stop;
    std::atomic<std::uint64_t> *m_pooledNodes = nullptr;
    std::uint64_t m_publishedNodes = 0;
};

/// A budget that is never used up.
inline constexpr std::uint64_t kUnlimitedNodes = ~std::uint64_t(0);

} // namespace tessera
