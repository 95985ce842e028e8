#pragma once

#include "controller/session/timesource.h"
#include "model/session/gamemodel.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// Watches the running clock of a game: it lets the model judge the clock when it runs out, and ticks for views. It
/// sleeps while no clock is limited that runs.
class ClockController : public QObject
{
    Q_OBJECT

public:
    ClockController(GameModel &game, TimeSource now, QObject *parent = nullptr);

    /// What `player` has left, or has used when there is no limit.
    [[nodiscard]] std::chrono::milliseconds shown(Player player) const;

signals:
    /// The clocks' readings have changed: emitted with every second of a limited clock that runs, in its last ten
    /// seconds with every tenth, and at every change.
    void ticked();

private:
    void follow();
    void tick();
    void judge();

    GameModel &m_game;
    TimeSource m_now;
    QTimer m_flag;
    QTimer m_tick;
};

} // namespace tessera
