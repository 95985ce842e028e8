#pragma once

#include "app/files/keptgame.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <map>
#include <memory>

namespace tessera {

/// Writes kept games into their files on a thread of its own, so that no frame waits for a disk. A file
/// is replaced whole or not at all. What cannot be written is tried again until it can.
class AutosaveWriter final : public QObject
{
    Q_OBJECT

public:
    explicit AutosaveWriter(QObject *parent = nullptr);
    /// Writes what is asked for before it goes.
    ~AutosaveWriter() override;

    /// Of several states of a game that wait for the disk only the newest is written.
    void save(const QString &path, KeptGame game);
    /// Writes a game that is over to `path`, and only then removes what was kept of it while it went on.
    void saveFinished(const QString &path, const std::string &text, const QString &kept);
    /// What stands in the file `path` now belongs to the game on the board: when it is another text by the time that it is
    /// to be written or removed, somebody else changed it, and both are kept.
    void know(const QString &path);
    void remove(const QString &path);
    /// Waits until all that was asked for has been tried; returns whether all of it is written.
    bool flush();

signals:
    /// A game could not be written; said once, until writing has succeeded again.
    void failed(const QString &sentence);
    /// A game that is over has been written.
    void finishedSaved();
    /// It was written to `path` instead of `wanted`, which somebody else has changed.
    void keptBeside(const QString &wanted, const QString &path);
    void recovered();

private:
    class Worker;
    class Newest;

    QThread m_thread;
    Worker *m_worker;
    /// Of each game that was kept, until it is removed.
    std::map<QString, std::shared_ptr<Newest>> m_newest;
};

} // namespace tessera
