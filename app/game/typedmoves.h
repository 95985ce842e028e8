#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class BoardPage;
class MessageLine;
class MoveField;

/// Moves that are typed: opens the field over the board with the legal moves at the position shown,
/// previews what is meant, and plays it.
class TypedMoves final : public QObject
{
    Q_OBJECT

public:
    TypedMoves(GameSession &session, BoardPage &board, MessageLine &line, QObject *parent);

    /// Does nothing where no move can be made, and says so by `notNow`.
    void open();

signals:
    void notNow();
    void refused(const QString &reason, const QString &section);

private:
    void preview(const std::optional<MoveCode> &move);
    void refuse(const QString &text);

    GameSession &m_session;
    BoardPage &m_board;
    MessageLine &m_line;
    MoveField *m_field;
};

} // namespace tessera
