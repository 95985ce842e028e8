#include "app/cli/ugi/jobqueue.h"

namespace tessera::cli {

JobQueue::JobQueue()
    : m_thread([this] { work(); })
{}

JobQueue::~JobQueue()
{
    stopAll();
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_changed.notify_all();
    }
    m_thread.join();
}

void JobQueue::add(Job job)
{
    const std::lock_guard lock(m_mutex);
    for (Entry &entry : m_entries) {
        if (entry.job.kind == Job::Kind::Endless)
            entry.stop.request_stop();
    }
    m_entries.push_back({std::move(job), {}});
    m_changed.notify_all();
}

bool JobQueue::isIdle()
{
    const std::lock_guard lock(m_mutex);
    return m_entries.empty();
}

void JobQueue::stopAll()
{
    const std::lock_guard lock(m_mutex);
    for (Entry &entry : m_entries)
        entry.stop.request_stop();
}

void JobQueue::drain(std::chrono::milliseconds grace)
{
    std::unique_lock lock(m_mutex);
    const auto isDone = [this] { return m_entries.empty(); };
    for (Entry &entry : m_entries) {
        if (entry.job.kind == Job::Kind::Endless)
            entry.stop.request_stop();
    }
    while (!m_changed.wait_for(lock, grace, isDone))
        m_entries.front().stop.request_stop();
}

void JobQueue::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isEnding || !m_entries.empty(); });
        if (m_entries.empty())
            return;
        const std::stop_token stop = m_entries.front().stop.get_token();
        const auto run = m_entries.front().job.run;
        lock.unlock();
        run(stop);
        lock.lock();
        m_entries.pop_front();
        m_changed.notify_all();
    }
}

} // namespace tessera::cli
