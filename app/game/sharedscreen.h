#pragma once

#include "app/settings/preferences.h"
#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class BoardPage;
class HandoverCurtain;

/// The change between the turns of people who share one screen: the board turns to the next player, and a curtain falls
/// before them, each by preference, after the last move was shown. Where the next player must not see the screen, the
/// curtain always falls, over everything. Games with at most one person are left alone.
class SharedScreen final : public QObject
{
    Q_OBJECT

public:
    /// `content` is all that shows the game, the board too, and lies in a page that owns this. The session must
    /// outlive it.
    SharedScreen(GameSession &session, BoardPage &board, QWidget &content);

    void setPreferences(const PlayPreferences &preferences);

private:
    void follow();
    void handOver();
    void open();
    [[nodiscard]] bool isShared() const;

    GameSession &m_session;
    BoardPage &m_board;
    QWidget &m_content;
    HandoverCurtain *m_curtain;
    PlayPreferences m_preferences;
    /// Who was to move last, of the people.
    Player m_last = Player::None;
    /// The last move is still being shown.
    bool m_isDue = false;
    /// The last curtain fell before somebody who must not see what is behind.
    bool m_isSecret = false;
};

} // namespace tessera
