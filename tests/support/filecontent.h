#pragma once

#include <QFile>
#include <QString>

namespace tessera::test {

/// All bytes of a file; none when it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tessera::test
