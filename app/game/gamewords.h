#pragma once

#include "controller/session/gamesession.h"
#include "view/board/movenames.h"
#include "view/words/namedkeys.h"

#include <QCoreApplication>

#include <vector>

namespace tessera {

class BoardPage;
class LevelRun;

/// The words below the board, and in the classic view beside it, about the game and the position shown.
class GameWords final
{
    Q_DECLARE_TR_FUNCTIONS(GameWords)

public:
    /// All must outlive it.
    GameWords(const GameSession &session, const BoardPage &board, const LevelRun &levels)
        : m_session(session)
        , m_board(board)
        , m_levels(levels)
    {}

    /// Whether the game stands only because a dialog is open in front of it.
    void setHeld(bool isHeld) { m_isHeld = isHeld; }

    /// The keys that are named.
    void setKeys(const NamedKeys &keys) { m_keys = keys; }
    [[nodiscard]] const NamedKeys &keys() const { return m_keys; }

    /// How moves are written.
    void setNotation(Notation notation) { m_notation = notation; }

    /// The state of the game, or the fact that another position is looked at.
    [[nodiscard]] QString status() const;
    /// The same without the player to move, which is shown elsewhere; may be empty.
    [[nodiscard]] QString classicStatus() const;
    /// The number of the move to be made, or that of the one looked at.
    [[nodiscard]] QString place() const;
    /// The move proposed, and what each opponent is expected to reply.
    [[nodiscard]] QString hint(const std::vector<MoveCode> &line) const;
    /// A player's move: "White d4".
    [[nodiscard]] static QString moveOf(const QString &player, const QString &move)
    {
        return tr("%1 %2", "player, move").arg(player, move);
    }
    /// Why no move can be made now; empty where that is obvious.
    [[nodiscard]] QString notNow() const;

private:
    /// `sentence`, and that a key helps, which "%1" stands for in `advice`; nothing of it where there is no key.
    [[nodiscard]] static QString advised(
        const QString &sentence, const QString &advice, const QString &key);

    const GameSession &m_session;
    const BoardPage &m_board;
    const LevelRun &m_levels;
    bool m_isHeld = false;
    NamedKeys m_keys;
    Notation m_notation = Notation::Short;
};

} // namespace tessera
