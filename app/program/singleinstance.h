#pragma once

#include <QObject>
#include <QStringList>
#include <QtNetwork/QLocalServer>

namespace tessera {

/// Lets a program that is started again hand its files to the one that runs already with the same
/// data, instead of opening a second window.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    /// `folder` is that of the data, which tells one user's programs from another's.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);

    /// Asks the running program to open the files, or to come to the front when there are none. False
    /// when none of this user runs, or it does not answer within a second.
    [[nodiscard]] bool handOver(const QStringList &files) const;
    /// Hears such requests from now on, unless another program does.
    void listen();
    /// The path of the socket; empty where the user has no folder for it, and each program is alone.
    [[nodiscard]] const QString &socket() const { return m_name; }

signals:
    void requested(const QStringList &files);

private:
    void answer();

    QString m_name;
    QLocalServer m_server;
};

} // namespace tessera
