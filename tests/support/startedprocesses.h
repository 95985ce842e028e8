#pragma once

#include <QDir>
#include <QFile>

#include <array>

namespace tessera::test {

/// What the scripted engine of `tests/data/foreign` can be: well-behaved, or faulty in one way each.
inline constexpr std::array kEngineModes{
    "honest",
    "slow",
    "twice",
    "crashing",
    "silent",
    "flooding",
    "endless",
    "complaining",
    "lying",
    "late",
    "forking"};

/// Whether the process of that number is there and no mere zombie.
inline bool isRunning(const QByteArray &number)
{
    QFile file(QStringLiteral("/proc/") + QString::fromLatin1(number) + QStringLiteral("/stat"));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return !status.isEmpty() && !status.contains(") Z");
}

/// The numbers of the processes that any thread of this one has started and that are still there.
inline QByteArray startedProcesses()
{
    QByteArray all;
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(tasks.filePath(task + QStringLiteral("/children")));
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all.trimmed();
}

} // namespace tessera::test
