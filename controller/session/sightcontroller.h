#pragma once

#include "controller/session/matchcontroller.h"
#include "model/session/gamemodel.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// Decides through whose eyes a game is shown in which players see different parts: those of the only person; of
/// several people who share a screen, of the one who has confirmed to sit before it; everything when no person plays,
/// and after the end, when any side's view can be chosen. A person who resigned sees no more than before while undoing
/// that is offered. Lives in the window's thread.
class SightController : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    SightController(GameModel &game, const MatchController &match, QObject *parent = nullptr);

    /// Whether the game waits for a handover: what is shown is not for the person to move, or nobody has confirmed to
    /// be that person. Until `handOver` nobody may see the game or act in it. This also holds while it is paused.
    [[nodiscard]] bool awaitsHandover() const;
    /// The person to move has confirmed to sit before the screen.
    void handOver();

    /// Whether everything may be shown, so that `look` has a choice.
    [[nodiscard]] bool isFree() const;
    /// Shows the game through the eyes of `player`, or everything (`Player::None`).
    void look(Player player);

    /// How long undoing a resignation is offered.
    static constexpr std::chrono::seconds kRegretTime{8};
    void setRegretTime(std::chrono::milliseconds time) { m_regret.setInterval(time); }

signals:
    /// The person to move has confirmed to sit before the screen.
    void handedOver();

private:
    void begin();
    void end();
    void follow();

    GameModel &m_game;
    /// Whether the game was opened in its middle, and nobody has said who sits before the screen.
    bool m_isUnclaimed = false;
    /// Runs while a resignation can still be undone.
    QTimer m_regret;
};

} // namespace tessera
