#pragma once

#include "model/core/anygame.h"
#include "model/foreign/playerprogram.h"
#include "model/games/catalogue.h"

#include <QObject>
#include <QString>

#include <memory>
#include <stop_token>

class QThread;

namespace tessera {

/// The result of a check.
struct CheckOutcome
{
    /// Why there could be no check; empty otherwise.
    QString error;
    bool hasFault = false;
    /// All about it, as `tessera-cli check` prints it.
    QString report;
    /// The game up to the fault; empty without one.
    QString gameFile;
};

/// A check of an agent, as `tessera-cli check` makes it, in a thread of its own. Destroyed, it ends the
/// check.
class CheckRun final : public QObject
{
    Q_OBJECT

public:
    /// `entry` belongs to the catalogue; `folder` is where the files go that show a fault again.
    CheckRun(
        const PlayerProgram &agent,
        const GameEntry &entry,
        const QString &folder,
        QObject *parent = nullptr);
    ~CheckRun() override;

    /// Ends it after what it has played.
    void stop();

signals:
    /// The board now; not each, as a check plays faster than anybody can look.
    void shown(const std::shared_ptr<const tessera::AnyPosition> &position);
    /// A game has ended, in a line.
    void played(const QString &line, int number, int count);
    void ended(const tessera::CheckOutcome &outcome);

private:
    QThread *m_thread;
    std::stop_source m_stop;
};

} // namespace tessera
