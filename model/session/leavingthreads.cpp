#include "model/session/leavingthreads.h"

#include <QCoreApplication>
#include <QThread>

#include <memory>
#include <set>

namespace tessera {

namespace {

/// The leaving threads; only the window's thread may use this.
std::set<QThread *> &leaving()
{
    static std::set<QThread *> threads;
    return threads;
}

void waitForAll()
{
    for (QThread *thread : leaving()) {
        thread->wait();
        delete thread;
    }
    leaving().clear();
}

} // namespace

void letLeave(QThread *thread)
{
    if (leaving().empty())
        qAddPostRoutine(waitForAll);
    leaving().insert(thread);
    QObject::connect(thread, &QThread::finished, qApp, [thread] {
        if (leaving().erase(thread) == 0)
            return;
        thread->wait();
        thread->deleteLater();
        if (leaving().empty())
            qRemovePostRoutine(waitForAll);
    });
    thread->quit();
}

} // namespace tessera
