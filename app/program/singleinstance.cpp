#include "app/program/singleinstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QtNetwork/QLocalSocket>

#include <sys/socket.h>
#include <unistd.h>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// How long all that a program that runs has to do may take before it counts as hanging.
constexpr std::chrono::seconds kLongestAnswer{1};
/// No list of files that a desktop hands over is longer.
constexpr qint64 kLongestRequest = 1 << 20;
const QByteArray kDone = "done\n";

/// What is left of it, in ms.
int left(const QDeadlineTimer &deadline)
{
    return static_cast<int>(deadline.remainingTime());
}

/// Whether the program at the other end is one of the same user.
bool isOwn(const QLocalSocket &socket)
{
    ucred peer{};
    socklen_t size = sizeof(peer);
    return getsockopt(
               static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size)
               == 0
           && peer.uid == geteuid();
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
{
    const QByteArray path = QDir(folder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex();
    // A folder of the user alone, so that nobody else can make the socket first.
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (!runtime.isEmpty())
        m_name = runtime + u"/tessera-"_s + QString::fromLatin1(hash.left(16));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

bool SingleInstance::handOver(const QStringList &files) const
{
    const QDeadlineTimer deadline(kLongestAnswer);
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(left(deadline)) || !isOwn(socket))
        return false;
    QStringList paths;
    for (const QString &file : files)
        paths << QFileInfo(file).absoluteFilePath();
    const QJsonDocument request(QJsonArray::fromStringList(paths));
    socket.write(request.toJson(QJsonDocument::Compact) + '\n');
    while (!socket.canReadLine()) {
        if (deadline.hasExpired() || !socket.waitForReadyRead(left(deadline)))
            return false;
    }
    return socket.readLine() == kDone;
}

void SingleInstance::listen()
{
    if (m_name.isEmpty() || m_server.listen(m_name))
        return;
    // The socket of a killed program is removed; a running one would answer.
    QLocalSocket other;
    other.connectToServer(m_name);
    if (other.waitForConnected(left(QDeadlineTimer(kLongestAnswer))))
        return;
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

void SingleInstance::answer()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    if (!isOwn(*socket)) {
        socket->abort();
        return;
    }
    const auto hear = [this, socket] {
        if (!socket->canReadLine()) {
            if (socket->bytesAvailable() > kLongestRequest)
                socket->abort();
            return;
        }
        const QJsonDocument request = QJsonDocument::fromJson(socket->readLine());
        socket->write(kDone);
        socket->flush();
        if (!request.isArray())
            return;
        QStringList files;
        for (const QJsonValue &file : request.array())
            files << file.toString();
        emit requested(files);
    };
    connect(socket, &QLocalSocket::readyRead, this, hear);
    hear();
}

} // namespace tessera

#include "moc_singleinstance.cpp"
