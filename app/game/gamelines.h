#pragma once

#include "app/game/gamewords.h"

#include <QObject>

namespace tessera {

class ClassicColumn;
class MessageLine;

/// Says below the board, or in the classic view beside it, how the game stands and why something is refused. Owned by
/// the game page.
class GameLines final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    GameLines(
        const GameSession &session,
        BoardPage &board,
        const LevelRun &levels,
        MessageLine &line,
        ClassicColumn &classic,
        QObject *parent);

    /// Says how the game stands now, in place of what was said.
    void refresh();
    /// Says that a hint is being looked for.
    void showLooking();
    void showHint(const std::vector<MoveCode> &line);
    void showRefusal(const QString &message, const QString &reason, const QString &section = {});
    /// Says why no move can be made now.
    void explainNotNow();
    /// Sets whether the game stands only because a dialog is open in front of it.
    void setHeld(bool isHeld);
    /// Sets the keys that are named.
    void setKeys(const NamedKeys &keys);
    /// Sets how moves are written from now on.
    void setNotation(Notation notation) { m_words.setNotation(notation); }
    /// Sets whether nothing is said of a game that simply goes on.
    void setQuiet(bool isQuiet);

signals:
    /// The person was answered: with a hint, or with the reason why something cannot be done.
    void answered(const QString &words);

private:
    void showAnswer(const QString &words);
    void endRefusal();

    const GameSession &m_session;
    BoardPage &m_board;
    MessageLine &m_line;
    ClassicColumn &m_classic;
    GameWords m_words;
    bool m_isQuiet = false;
};

} // namespace tessera
