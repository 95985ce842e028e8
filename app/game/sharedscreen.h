#pragma once

#include "app/game/gamesession.h"
#include "app/settings/preferences.h"

#include <QObject>

namespace tessera {

class BoardPage;
class HandoverCurtain;

/// What goes on between the turns of people who share one screen: the board turns to whoever moves
/// next, and a curtain falls before them, each where the preferences want it. It waits until the
/// last move has been shown. Games in which one person plays at most are left alone.
class SharedScreen final : public QObject
{
    Q_OBJECT

public:
    /// `page` is all that shows the game; it owns the board. The session must outlive it.
    SharedScreen(GameSession &session, BoardPage &board, QWidget &page);

    void setPreferences(const PlayPreferences &preferences);

private:
    void follow();
    void handOver();
    [[nodiscard]] bool isShared() const;

    GameSession &m_session;
    BoardPage &m_board;
    QWidget &m_page;
    HandoverCurtain *m_curtain;
    PlayPreferences m_preferences;
    /// Who was to move last, of the people.
    Player m_last = Player::None;
    /// The last move is still being shown.
    bool m_isDue = false;
};

} // namespace tessera
