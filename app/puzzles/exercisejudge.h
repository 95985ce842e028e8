#pragma once

#include "app/puzzles/exercises.h"
#include "model/core/puzzleprogress.h"
#include "model/review/analyst.h"
#include "model/search/engine/gameentry.h"

#include <QTimer>

#include <memory>

namespace tessera {

/// Judges the answers to exercises as a review judges moves: the engine's own is right, and another one
/// that loses less than a doubtful move would.
class ExerciseJudge final : public QObject
{
    Q_OBJECT

public:
    /// `exercises` must outlive the judge. `limits` hold for each answer.
    ExerciseJudge(const Exercises &exercises, const SearchLimits &limits, QObject *parent = nullptr);
    ~ExerciseJudge() override;

    /// What `move` is worth as the answer to `puzzle`; open while an engine thinks, which ends with
    /// `judged`.
    [[nodiscard]] PuzzleVerdict verdict(const Puzzle &puzzle, const GameEntry &entry, MoveCode move);
    [[nodiscard]] bool isJudging() const { return m_timer.isActive(); }
    /// Forgets the answer before.
    void reset();
    /// The engine's line; empty for a puzzle that is no exercise.
    [[nodiscard]] std::vector<MoveCode> solutionOf(const Puzzle &puzzle) const;

signals:
    void judged();

private:
    void look();

    const Exercises &m_exercises;
    SearchLimits m_limits;
    std::unique_ptr<Analyst> m_analyst;
    const GameEntry *m_entry = nullptr;
    QTimer m_timer;
    std::optional<MoveCode> m_move;
    PuzzleVerdict m_verdict = PuzzleVerdict::Open;
    /// After the answer.
    std::unique_ptr<AnyPosition> m_position;
    Player m_mover = Player::None;
    double m_chance = 0;
};

} // namespace tessera
