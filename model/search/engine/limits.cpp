#include "model/search/engine/limits.h"

#include <algorithm>
#include <utility>

namespace tessera {

SearchControl::SearchControl(
    std::uint64_t nodeBudget,
    const TimePlan &plan,
    std::stop_token stop,
    std::uint32_t pollInterval,
    std::atomic<std::uint64_t> *pooledNodes)
    : m_budget(nodeBudget)
    , m_pollInterval(pollInterval)
    , m_plan(plan)
    , m_stop(std::move(stop))
    , m_pooledNodes(pooledNodes)
{
    poll();
}

std::chrono::milliseconds SearchControl::elapsed() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
}

void SearchControl::publishNodes()
{
    if (m_pooledNodes == nullptr)
        return;
    m_pooledNodes->fetch_add(m_nodes - m_publishedNodes, std::memory_order_relaxed);
    m_publishedNodes = m_nodes;
}

void SearchControl::poll()
{
    publishNodes();
    m_isStopped = m_isStopped || m_nodes >= m_budget || m_stop.stop_requested()
                  || (m_plan.hard && Clock::now() - m_start >= *m_plan.hard);
    const std::uint64_t next = m_nodes + m_pollInterval;
    m_nextPoll = m_nodes < m_budget ? std::min(next, m_budget) : next;
}

} // namespace tessera
