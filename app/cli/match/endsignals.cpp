#include "app/cli/match/endsignals.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

namespace tessera::cli {

namespace {

/// The base of a shell's exit status for a program that a signal has ended.
constexpr int kEndedBySignal = 128;

/// The ending signals, without those that the program was started to ignore, as by `nohup` and by shells without job
/// control.
sigset_t endingSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction present = {};
        if (sigaction(signal, nullptr, &present) == 0 && present.sa_handler != SIG_IGN)
            sigaddset(&set, signal);
    }
    return set;
}

} // namespace

EndSignals::EndSignals(std::stop_source stop)
    : m_stop(std::move(stop))
{
    const sigset_t set = endingSignals();
    m_signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    if (m_signals < 0)
        return;
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_listener = std::jthread([this](const std::stop_token &over) { listen(over); });
}

EndSignals::~EndSignals()
{
    if (m_signals < 0)
        return;
    m_listener.request_stop();
    m_listener.join();
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    close(m_signals);
}

std::string EndSignals::heard() const
{
    const int signal = m_heard.load();
    return signal == 0 ? "" : std::string("SIG").append(sigabbrev_np(signal));
}

void EndSignals::listen(const std::stop_token &over)
{
    const int woken = eventfd(0, EFD_CLOEXEC);
    const std::stop_callback wake(over, [woken] { eventfd_write(woken, 1); });
    while (!over.stop_requested()) {
        pollfd waiting[]{{m_signals, POLLIN, 0}, {woken, POLLIN, 0}};
        signalfd_siginfo info{};
        if (poll(waiting, 2, -1) < 0 || read(m_signals, &info, sizeof info) != sizeof info)
            continue;
        const int signal = static_cast<int>(info.ssi_signo);
        if (m_heard.exchange(signal) != 0)
            std::_Exit(kEndedBySignal + signal);
        m_stop.request_stop();
    }
    close(woken);
}

} // namespace tessera::cli
