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
    m_end = eventfd(0, EFD_CLOEXEC);
    if (m_signals < 0 || m_end < 0)
        return;
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_listener = std::thread([this] { listen(); });
}

EndSignals::~EndSignals()
{
    if (m_listener.joinable()) {
        eventfd_write(m_end, 1);
        m_listener.join();
        const sigset_t set = endingSignals();
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    }
    // The listener has read them until now.
    for (const int descriptor : {m_signals, m_end}) {
        if (descriptor >= 0)
            close(descriptor);
    }
}

std::string EndSignals::heard() const
{
    const int signal = m_heard.load();
    return signal == 0 ? "" : std::string("SIG").append(sigabbrev_np(signal));
}

void EndSignals::listen()
{
    for (;;) {
        pollfd waiting[]{{m_signals, POLLIN, 0}, {m_end, POLLIN, 0}};
        if (poll(waiting, 2, -1) < 0)
            continue;
        if (waiting[1].revents != 0)
            return;
        signalfd_siginfo info{};
        if (read(m_signals, &info, sizeof info) != sizeof info)
            continue;
        const int signal = static_cast<int>(info.ssi_signo);
        if (m_heard.exchange(signal) != 0)
            std::_Exit(kEndedBySignal + signal);
        m_stop.request_stop();
    }
}

} // namespace tessera::cli
