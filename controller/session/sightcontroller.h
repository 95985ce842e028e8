#pragma once

#include "controller/session/matchcontroller.h"
#include "model/session/gamemodel.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// Decides with whose eyes a game is looked at in which not all players see the same: the one
/// person's; of several people who share a screen, theirs who has said that they sit before it; all
/// when no person plays, and after the end, where any side's view can be chosen. A person who resigned sees no more
/// than before as long as that is offered to be undone. Lives in the window's thread.
class SightController : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    SightController(GameModel &game, const MatchController &match, QObject *parent = nullptr);

    /// Whether what is shown is not for the person who is to move, or nobody has said yet that it is them who
    /// looks: until `handOver` the game is nobody's to see and to act in. Also while it is paused.
    [[nodiscard]] bool awaitsHandover() const;
    /// The person who is to move sits before the screen now.
    void handOver();

    /// Whether everything may be looked at, so that `look` has a choice.
    [[nodiscard]] bool isFree() const;
    /// Looks with the eyes of `player`, or at everything (`Player::None`).
    void look(Player player);

    /// For so long a resignation is offered to be undone.
    static constexpr std::chrono::seconds kRegretTime{8};
    void setRegretTime(std::chrono::milliseconds time) { m_regret.setInterval(time); }

signals:
    /// The person who is to move sits before the screen now.
    void handedOver();

private:
    void begin();
    void end();
    void follow();
    [[nodiscard]] std::vector<Player> people() const;

    GameModel &m_game;
    /// The game was opened in its middle, and nobody has said who sits before the screen.
    bool m_isUnclaimed = false;
    /// Runs while a resignation may still be regretted.
    QTimer m_regret;
};

} // namespace tessera
