#pragma once

#include "app/game/gamesession.h"
#include "model/session/puzzlejudge.h"

#include <QObject>
#include <QStringList>

namespace tessera {

/// Follows the levels of a configuration while one of them is on the board: judges what is played,
/// and begins others.
class LevelRun final : public QObject
{
    Q_OBJECT

public:
    explicit LevelRun(GameSession &session, QObject *parent = nullptr);

    /// Whether the game on the board is a level.
    [[nodiscard]] bool isRunning() const { return puzzle() != nullptr; }
    /// The level on the board; null when the game is none.
    [[nodiscard]] const Puzzle *puzzle() const;
    /// Its number, from 0, and of how many.
    [[nodiscard]] std::size_t number() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] const Puzzle &level(std::size_t number) const;
    [[nodiscard]] const PuzzleState &state() const { return m_state; }

    /// What names a level among all that were ever solved: it is the same level in another file, too.
    [[nodiscard]] static QString key(const Puzzle &puzzle);

    /// Whether a level was ever solved.
    [[nodiscard]] bool isSolved(std::size_t number) const;
    /// The keys of all levels that were.
    void setSolved(const QStringList &keys);

    /// Begins a level anew, or another one.
    void begin(std::size_t number);

signals:
    /// Another level is on the board, or another state reached.
    void changed();
    void solved(const QString &key);
    void beginRequested(const tessera::GameSetup &setup);

private:
    void follow();

    GameSession &m_session;
    PuzzleState m_state;
    QStringList m_solved;
};

} // namespace tessera
