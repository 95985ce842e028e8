#include "app/files/restoremark.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <csignal>

namespace tessera {

RestoreMark::RestoreMark(const QString &game)
    : m_file(game + QStringLiteral(".restoring"))
{
    if (game.isEmpty())
        return;
    const bool wasThere = QFile::exists(m_file.fileName());
    m_file.setStaleLockTime(0);
    const bool isOurs = m_file.tryLock(0);
    m_isOthers = !isOurs && m_file.error() == QLockFile::LockFailedError && isHeld(m_file);
    m_wasLeft = wasThere && !m_isOthers;
    if (m_wasLeft && !isOurs)
        QFile::remove(m_file.fileName());
}

bool isHeld(const QLockFile &lock)
{
    constexpr qint64 kUnreadableSeconds = 60;
    qint64 pid = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&pid, &host, &program)) {
        const QDateTime made = QFileInfo(lock.fileName()).lastModified();
        return made.secsTo(QDateTime::currentDateTime()) < kUnreadableSeconds;
    }
    const bool isGone = kill(static_cast<pid_t>(pid), 0) != 0 && errno == ESRCH;
    return !isGone || host != QSysInfo::machineHostName();
}

} // namespace tessera
