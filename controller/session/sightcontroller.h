#pragma once

#include "controller/session/matchcontroller.h"
#include "model/session/gamemodel.h"

#include <QObject>

namespace tessera {

/// Decides with whose eyes a game is looked at in which not all players see the same: the one
/// person's; of several people who share a screen, theirs who has said that they sit before it; all
/// when no person plays, and after the end, where any side's view can be chosen. Lives in the window's
/// thread.
class SightController : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    SightController(GameModel &game, const MatchController &match, QObject *parent = nullptr);

    /// Whether a person who is to move sees what another one saw last, so that somebody must hand over.
    [[nodiscard]] bool awaitsHandover() const;
    /// The person who is to move sits before the screen now.
    void handOver();

    /// Whether everything may be looked at, so that `look` has a choice.
    [[nodiscard]] bool isFree() const;
    /// Looks with the eyes of `player`, or at everything (`Player::None`).
    void look(Player player);

private:
    void follow();
    [[nodiscard]] std::vector<Player> people() const;

    GameModel &m_game;
    const MatchController &m_match;
};

} // namespace tessera
