#pragma once

#include "app/puzzles/proofrun.h"
#include "controller/session/gamesession.h"
#include "model/session/puzzlejudge.h"

#include <QObject>
#include <QStringList>

namespace tessera {

class ExerciseJudge;

/// Follows the puzzles of a set while one of them is on the board: it judges the moves, begins other puzzles, and finds
/// hints and solutions by proof.
class LevelRun final : public QObject
{
    Q_OBJECT

public:
    explicit LevelRun(GameSession &session, QObject *parent = nullptr);
    ~LevelRun() override;

    /// What the puzzles on the board are.
    enum class Kind : std::uint8_t {
        Level,    ///< of a configuration
        Own,      ///< of the program
        Exercise, ///< of a person's own mistakes
    };

    /// Whether the game on the board is a level.
    [[nodiscard]] bool isRunning() const { return puzzle() != nullptr; }
    /// The level on the board; null when the game is none.
    [[nodiscard]] const Puzzle *puzzle() const;
    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Of the game on the board.
    [[nodiscard]] const GameInfo &info() const { return m_session.model.info(); }
    /// Its number, from 0, and of how many.
    [[nodiscard]] std::size_t number() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] const Puzzle &level(std::size_t number) const;
    [[nodiscard]] const PuzzleState &state() const { return m_state; }
    /// An engine looks at the move that was made.
    [[nodiscard]] bool isJudging() const;

    /// The key of a level among all solved ones; it is the same for the same level in another file.
    [[nodiscard]] static QString key(const Puzzle &puzzle);

    /// Whether a level was ever solved.
    [[nodiscard]] bool isSolved(std::size_t number) const;
    /// The keys of all levels that were.
    void setSolved(const QStringList &keys);
    /// What judges exercises; without one they stay open. It must outlive the run.
    void setExerciseJudge(ExerciseJudge *judge);

    /// Begins a level anew, or another one.
    void begin(std::size_t number);
    /// Whether a solution can be proved: not in the fog, where it would tell what is not seen.
    [[nodiscard]] bool canShowSolution() const;
    /// Finds a solution, begins the level anew and shows the solution there as a tried line. Until the level is begun
    /// again, solving it does not count.
    void showSolution();
    [[nodiscard]] bool isLookingForSolution() const;
    [[nodiscard]] bool wasShown() const { return m_wasShown; }
    /// Whether a hint can be proved where the game stands.
    [[nodiscard]] bool canHint() const;
    /// Finds a first move of a solution; answers with `hintFound`, with an empty line where there is none.
    void requestHint();

signals:
    /// Another level is on the board, or another state reached.
    void changed();
    void solved(const QString &key);
    /// The first answer to a puzzle that was begun: right at once, with help, or wrong.
    void answered(const QString &key, bool isRight, bool wasHelped);
    void beginRequested(const tessera::GameSetup &setup);
    void hintFound(const std::vector<tessera::MoveCode> &line);
    /// The solution lies before the position shown, to be played through.
    void solutionShown();
    /// No solution was found in the time that one waits.
    void solutionFailed();
    /// The pictures of all levels are wanted.
    void overviewRequested();

private:
    void follow();
    void judgeState();
    void takeSolution(const std::vector<MoveCode> &line);
    [[nodiscard]] Kind kindOfBoard() const;

    GameSession &m_session;
    PuzzleState m_state;
    QStringList m_solved;
    Kind m_kind = Kind::Level;
    ExerciseJudge *m_judge = nullptr;
    ProofRun m_solution;
    ProofRun m_hint;
    bool m_wasShown = false;
    bool m_wasHelped = false;
    bool m_isAnswered = false;
};

} // namespace tessera
