#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QPoint;

namespace tessera {

class HistoryPanel;
class MessageBar;
class SideColumn;

/// The actions on a move of the list, by its context menu and by keys, which act on the move shown: comment, judge,
/// order lines, delete, copy, play on.
class MoveMenu final : public QObject
{
    Q_OBJECT

public:
    /// At the board, too, a key plays on from the position shown.
    MoveMenu(
        GameSession &session, SideColumn &side, MessageBar &bar, QWidget &board, QObject *parent);

private:
    QAction *add(const char *name, const QString &text, const QString &keys, void (MoveMenu::*act)());
    void addGlyphs();
    void buildMenu();
    void open(NodeId node, const QPoint &place);
    /// Makes `node` the target of the next action, and enables the possible ones.
    void setTarget(NodeId node);
    void comment();
    void promote();
    void makeMainLine();
    void remove();
    void copyPosition();
    void playFrom();

    GameSession &m_session;
    MessageBar &m_bar;
    HistoryPanel &m_panel;
    QMenu *m_menu;
    QMenu *m_glyphs;
    NodeId m_target = -1;
    QAction *m_comment;
    QAction *m_promote;
    QAction *m_makeMainLine;
    QAction *m_remove;
    QAction *m_copyPosition;
    QAction *m_playFrom;
};

} // namespace tessera
