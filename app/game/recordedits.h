#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

#include <vector>

namespace tessera {

/// *Undo* and *Redo*. Of a game that is over, or beside its position, they take back what was last done to the record:
/// a comment, a judgement, a mark, a line, a deletion; never the result. Otherwise they take back moves. What was done
/// to the record is forgotten when the game itself goes on, ends or is another one.
class RecordEdits final : public QObject
{
    Q_OBJECT

public:
    explicit RecordEdits(GameSession &session, QObject *parent = nullptr);

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    void undo();
    void redo();

signals:
    void changed();

private:
    /// Whether the record is meant: in a running game only where one looks at another position.
    [[nodiscard]] bool isBesideGame() const;
    void follow();
    void forget();
    /// Gives the record of the game the lines and words of one of its other states, and shows what differed.
    void restore(const GameRecord &wanted);

    GameSession &m_session;
    /// The record as it was last seen, and before and after that.
    GameRecord m_now;
    std::vector<GameRecord> m_before;
    std::vector<GameRecord> m_after;
    bool m_isRestoring = false;
    /// What changes now belongs to the change before.
    bool m_isOneAct = false;
    /// The game was over when it came to the board.
    bool m_cameOver = false;
};

} // namespace tessera
