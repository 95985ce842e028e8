#include "app/program/singleinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtNetwork/QLocalSocket>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// How long a program that runs may take to answer before it counts as hanging, in ms.
constexpr int kPatience = 2000;
/// No list of files that a desktop hands over is longer.
constexpr qint64 kLongestRequest = 1 << 20;
const QByteArray kDone = "done\n";

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
{
    const QByteArray path = QDir(folder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex();
    m_name = u"tessera-"_s + QString::fromLatin1(hash.left(16));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

bool SingleInstance::handOver(const QStringList &files) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(kPatience))
        return false;
    QStringList paths;
    for (const QString &file : files)
        paths << QFileInfo(file).absoluteFilePath();
    const QJsonDocument request(QJsonArray::fromStringList(paths));
    socket.write(request.toJson(QJsonDocument::Compact) + '\n');
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(kPatience))
            return false;
    }
    return socket.readLine() == kDone;
}

void SingleInstance::listen()
{
    if (m_server.listen(m_name))
        return;
    // The socket of a killed program is removed; a running one would answer.
    QLocalSocket other;
    other.connectToServer(m_name);
    if (other.waitForConnected(kPatience))
        return;
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

void SingleInstance::answer()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
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
