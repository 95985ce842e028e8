#pragma once

#include "app/files/keptgame.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <map>
#include <memory>

namespace tessera {

/// Writes kept games into their files on a thread of its own, so that no frame waits for a disk. A file is replaced
/// whole or not at all. Failed writes are tried again until they succeed.
class AutosaveWriter final : public QObject
{
    Q_OBJECT

public:
    explicit AutosaveWriter(QObject *parent = nullptr);
    /// Finishes all requested writes.
    ~AutosaveWriter() override;

    /// Of several waiting states of a game, only the newest is written.
    void save(const QString &path, KeptGame game);
    /// Writes a finished game to `path`, and only then removes the file that kept it while it went on.
    void saveFinished(const QString &path, const std::string &text, const QString &kept);
    /// Notes the mark (`gameFileMark`) of the file `path` from before the game on the board was read there: if it
    /// differs when it is to be written or removed, somebody else has changed it, and both are kept.
    void know(const QString &path, const std::string &mark);
    void remove(const QString &path);
    /// Waits until all that was asked for has been tried; returns whether all of it is written.
    bool flush();

signals:
    /// A game could not be written; emitted once, until writing has succeeded again.
    void failed(const QString &sentence);
    /// A game that is over has been written.
    void finishedSaved();
    /// The game was written to `path` instead of `wanted`, which somebody else has changed.
    void keptBeside(const QString &wanted, const QString &path);
    void recovered();

private:
    class Worker;
    class Newest;

    QThread m_thread;
    Worker *m_worker;
    /// The newest state of each kept game, until it is removed.
    std::map<QString, std::shared_ptr<Newest>> m_newest;
};

} // namespace tessera
