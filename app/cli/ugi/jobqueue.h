#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace tessera::cli {

/// A queue of jobs on a thread of its own, so that the protocol can still answer.
class JobQueue
{
public:
    struct Job
    {
        enum class Kind : std::uint8_t {
            Endless, ///< goes on until it is stopped
            Search,  ///< ends by itself; a count too
        };

        Kind kind = Kind::Search;
        std::function<void(std::stop_token)> run;
    };

    JobQueue();
    /// Stops all jobs and waits for them.
    ~JobQueue();
    JobQueue(const JobQueue &) = delete;
    JobQueue &operator=(const JobQueue &) = delete;

    /// Adds `job` at the end of the queue, and stops an endless job before it.
    void add(Job job);
    /// Whether all jobs are done.
    [[nodiscard]] bool isIdle();
    /// Asks all jobs so far to end, each in its turn; does not wait.
    void stopAll();
    /// Waits for jobs that end by themselves, up to `grace` for each.
    void drain(std::chrono::milliseconds grace);

private:
    struct Entry
    {
        Job job;
        std::stop_source stop;
    };

    void work();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    /// The queue; the first entry is the running one.
    std::deque<Entry> m_entries;
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace tessera::cli
