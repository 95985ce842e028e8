#pragma once

#include "controller/session/gamesession.h"

#include <QObject>
#include <QPointer>

class QDialog;

namespace tessera {

class BoardPage;
class MessageBar;

/// Reports in a bar that another program has broken down, with the choices: start it again, let one of our levels play
/// on, end the game, or read the log. An illegal move is marked on the board meanwhile.
class ProgramNotice final : public QObject
{
    Q_OBJECT

public:
    ProgramNotice(GameSession &session, MessageBar &bar, BoardPage &board, QWidget *parent);

private:
    void forget();
    void show(Player player, const PlayerTrouble &trouble);
    void showLog(Player player);

    GameSession &m_session;
    MessageBar &m_bar;
    BoardPage &m_board;
    QPointer<QDialog> m_log;
};

} // namespace tessera
