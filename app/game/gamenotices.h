#pragma once

#include "app/game/gamesession.h"

#include <QObject>

namespace tessera {

class BoardPage;
class MessageBar;

/// Says in bars and toasts what happens beside the moves, and offers what can be done about it: a
/// resignation and a restart can be taken back for some seconds, moves without cells are offered as
/// buttons, forced passes are mentioned.
class GameNotices final : public QObject
{
    Q_OBJECT

public:
    GameNotices(GameSession &session, MessageBar &bar, BoardPage &board, QObject *parent = nullptr);

    /// To be called after a restart that has left a game in its middle.
    void offerUndoRestart();
    /// Where it is asked with whose eyes to look at a game; usually in the bar of all notices, which not each
    /// view has.
    void setSightBar(MessageBar &bar);

private:
    void offerUndoResignation(Player player);
    /// Offers the moves that no cell stands for, or withdraws the offer.
    void showOffers();
    /// After a game in which players saw different parts of the board: with whose eyes to look at it.
    void offerSight();
    void sayPassed(Player player);

    GameSession &m_session;
    MessageBar &m_bar;
    MessageBar *m_sightBar;
    BoardPage &m_board;
    /// Players of whom it was said that they have no pieces left.
    PerPlayer<bool> m_gone;
};

} // namespace tessera
