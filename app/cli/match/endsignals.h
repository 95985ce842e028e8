#pragma once

#include <atomic>
#include <stop_token>
#include <string>
#include <thread>

namespace tessera::cli {

/// While it exists, SIGINT, SIGTERM and SIGHUP do not end the program at once: the first of them requests a stop, the
/// second ends the program. Signals that the program was started to ignore stay ignored. It must be made while the
/// program has only one thread, since later threads inherit its signal mask.
class EndSignals
{
public:
    explicit EndSignals(std::stop_source stop);
    ~EndSignals();
    EndSignals(const EndSignals &) = delete;
    EndSignals &operator=(const EndSignals &) = delete;

    /// The name of the signal that came; empty when none did.
    [[nodiscard]] std::string heard() const;

private:
    void listen();

    std::stop_source m_stop;
    /// The descriptor from which the signals are read; -1 where the system has none.
    int m_signals = -1;
    /// The descriptor that ends the listener.
    int m_end = -1;
    std::atomic<int> m_heard = 0;
    std::thread m_listener;
};

} // namespace tessera::cli
