#pragma once

#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace tessera {

/// Threads that help a search until it is over. However the search ends, even by an exception, they are stopped and
/// joined; `finish` rethrows what one of them has thrown.
class HelperThreads
{
public:
    HelperThreads() = default;
    ~HelperThreads() { m_stop.request_stop(); }
    HelperThreads(const HelperThreads &) = delete;
    HelperThreads &operator=(const HelperThreads &) = delete;

    /// Runs `help` on a new thread, with the token that stops it.
    template<typename Help>
    void start(Help help)
    {
        m_threads.emplace_back([this, help = std::move(help)] {
            try {
                help(m_stop.get_token());
            } catch (...) {
                const std::lock_guard lock(m_mutex);
                m_error = std::current_exception();
            }
        });
    }

    /// Requests all threads to stop, without waiting for them.
    void requestStop() { m_stop.request_stop(); }

    /// Stops all threads and waits for them.
    void finish()
    {
        m_stop.request_stop();
        m_threads.clear();
        if (m_error)
            std::rethrow_exception(std::exchange(m_error, nullptr));
    }

private:
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::exception_ptr m_error;
    /// The last member, so that the threads are joined before what they use is destroyed.
    std::vector<std::jthread> m_threads;
};

} // namespace tessera
