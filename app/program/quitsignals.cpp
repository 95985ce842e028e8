#include "app/program/quitsignals.h"

#include <QApplication>
#include <QDialog>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::array kQuitting{SIGINT, SIGTERM, SIGHUP};

/// What the handler may do in the middle of anything is to wake the event loop by it.
int wake = -1;

void noteSignal(int)
{
    eventfd_write(wake, 1);
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

} // namespace

QuitSignals::QuitSignals(QObject *parent)
    : QObject(parent)
{
    wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (wake < 0)
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
    replaceHandlers(SIG_DFL, noteSignal);
}

QuitSignals::~QuitSignals()
{
    if (wake < 0)
        return;
    replaceHandlers(noteSignal, SIG_DFL);
    close(std::exchange(wake, -1));
}

} // namespace tessera

#include "moc_quitsignals.cpp"
