#pragma once

#include <QDir>
#include <QFile>
#include <QString>

#include <atomic>
#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tessera::test {

/// A named pipe that notices whoever opens it to read, and lets them go on with nothing.
class WatchedPipe
{
public:
    /// Makes it in `folder`.
    explicit WatchedPipe(const QString &folder)
        : m_path(folder + QStringLiteral("/pipe"))
    {
        if (::mkfifo(QFile::encodeName(m_path).constData(), 0600) != 0)
            qFatal("no pipe can be made in %s", qPrintable(folder));
        m_thread = std::thread([this] { watch(); });
    }
    ~WatchedPipe()
    {
        m_isOver = true;
        m_thread.join();
        QFile::remove(m_path);
    }
    WatchedPipe(const WatchedPipe &) = delete;
    WatchedPipe &operator=(const WatchedPipe &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Whether somebody has opened it so far.
    [[nodiscard]] bool wasOpened() const { return m_wasOpened; }

private:
    /// Opening to write succeeds only while somebody reads.
    void watch()
    {
        const QByteArray path = QFile::encodeName(m_path);
        while (!m_isOver) {
            const int end = ::open(path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
            if (end >= 0) {
                m_wasOpened = true;
                ::close(end);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }

    QString m_path;
    std::atomic<bool> m_wasOpened = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace tessera::test
