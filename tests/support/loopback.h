#pragma once

#include <QByteArray>
#include <QFile>
#include <QStandardPaths>
#include <QString>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tessera::test {

/// Where a program is, also one that only root has in the path; empty where it is not installed.
inline QString foundProgram(const QString &program)
{
    const QString path = QStandardPaths::findExecutable(program);
    const QStringList others{QStringLiteral("/usr/sbin"), QStringLiteral("/sbin")};
    return path.isEmpty() ? QStandardPaths::findExecutable(program, others) : path;
}

/// A port of the loopback that nobody uses.
inline QByteArray freePort()
{
    const int end = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    auto *place = reinterpret_cast<sockaddr *>(&address);
    if (bind(end, place, length) != 0 || getsockname(end, place, &length) != 0)
        qFatal("found no free port");
    close(end);
    return QByteArray::number(ntohs(address.sin_port));
}

inline void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace tessera::test
