#include "app/program/quitsignals.h"

#include <QApplication>
#include <QDialog>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::array kQuitting{SIGINT, SIGTERM, SIGHUP};
/// The time that the program has to end by itself.
constexpr std::chrono::milliseconds kTimeToEnd{1500};
/// The exit status of who was ended by a signal is this and the signal's number, as shells have it.
constexpr int kEndedBySignal = 128;

/// What the handler may do in the middle of anything is to write a number into these: the first wakes the event loop, the
/// second the thread that ends the program when the loop does not.
int wake = -1;
int alarm = -1;

void noteSignal(int signal)
{
    eventfd_write(wake, 1);
    eventfd_write(alarm, static_cast<eventfd_t>(signal));
}

/// Replaces the handler of each signal that is handled by `from`.
void replaceHandlers(void (*from)(int), void (*to)(int))
{
    for (const int signal : kQuitting) {
        struct sigaction action = {};
        if (sigaction(signal, nullptr, &action) != 0 || action.sa_handler != from)
            continue;
        action.sa_handler = to;
        action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

/// Waits until there is something to read; false when the time is over first. A negative time is none.
bool isReadable(int descriptor, int milliseconds)
{
    pollfd each{descriptor, POLLIN, 0};
    int ready = 0;
    do {
        ready = poll(&each, 1, milliseconds);
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

} // namespace

QuitSignals::QuitSignals(QObject *parent)
    : QObject(parent)
    , m_over(eventfd(0, EFD_CLOEXEC))
{
    wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    alarm = eventfd(0, EFD_CLOEXEC);
    if (wake < 0 || alarm < 0 || m_over < 0)
        return;
    auto *notifier = new QSocketNotifier(wake, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [] {
        eventfd_t count = 0;
        eventfd_read(wake, &count);
        // Nobody may be there to answer what a dialog would ask before it closes.
        while (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->done(QDialog::Rejected);
        QApplication::quit();
    });
    m_guard = std::thread(&QuitSignals::endInTime, m_over);
    replaceHandlers(SIG_DFL, noteSignal);
}

QuitSignals::~QuitSignals()
{
    replaceHandlers(noteSignal, SIG_DFL);
    if (m_guard.joinable()) {
        eventfd_write(m_over, 1);
        eventfd_write(alarm, 1);
        m_guard.join();
    }
    for (const int descriptor : {std::exchange(wake, -1), std::exchange(alarm, -1), m_over}) {
        if (descriptor >= 0)
            close(descriptor);
    }
}

void QuitSignals::endInTime(int over)
{
    eventfd_t signal = 0;
    if (!isReadable(alarm, -1) || eventfd_read(alarm, &signal) != 0)
        return;
    // The thread of the files goes on meanwhile, and replaces each file whole or not at all.
    if (!isReadable(over, static_cast<int>(kTimeToEnd.count())))
        _exit(kEndedBySignal + static_cast<int>(signal));
}

} // namespace tessera

#include "moc_quitsignals.cpp"
