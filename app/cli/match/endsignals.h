#pragma once

#include <atomic>
#include <stop_token>
#include <string>
#include <thread>

namespace tessera::cli {

/// While it lives, SIGINT, SIGTERM and SIGHUP no longer end the program: the first of them asks for a
/// stop, the second ends the program after all. Signals that the program was started to ignore stay
/// ignored. To be made while the program has one thread only, since those made later take after it.
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
    void listen(const std::stop_token &over);

    std::stop_source m_stop;
    int m_signals = -1;
    std::atomic<int> m_heard = 0;
    std::jthread m_listener;
};

} // namespace tessera::cli
