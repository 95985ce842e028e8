#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class BoardPage;
class MessageBar;

/// Reports events beside the moves in bars and toasts, and offers the possible actions: a resignation and a restart can
/// be taken back for some seconds, moves without cells are offered as buttons, forced passes are mentioned.
class GameNotices final : public QObject
{
    Q_OBJECT

public:
    GameNotices(GameSession &session, MessageBar &bar, BoardPage &board, QObject *parent = nullptr);

    /// Must be called after a restart that has left an unfinished game.
    void offerUndoRestart();
    /// Sets the bar that asks through whose eyes to look at a game; by default it is that of all notices, which some
    /// views lack.
    void setSightBar(MessageBar &bar);

private:
    void offerUndoResignation(Player player);
    /// Offers the moves without cells, or withdraws the offer.
    void showOffers();
    /// After a game in which players saw different parts of the board, asks through whose eyes to look at it.
    void offerSight();
    /// Offers to end a game as a draw that its rules let go on, which nobody has to.
    void offerDraw();
    void sayPassed(Player player);
    /// Says in a bar who plays what after players have exchanged their sides, until the next move.
    void saySides(NodeId node);

    GameSession &m_session;
    MessageBar &m_bar;
    MessageBar *m_sightBar;
    BoardPage &m_board;
    /// Players of whom it was said that they have no pieces left.
    PerPlayer<bool> m_gone;
};

} // namespace tessera
