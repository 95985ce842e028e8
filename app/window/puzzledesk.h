#pragma once

#include "app/puzzles/exercisejudge.h"
#include "app/puzzles/exercises.h"
#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class GamePage;
class Settings;

/// Connects puzzles with the settings: it stores which were solved, collects a person's mistakes from reviews, and
/// judges and counts the answers to them.
class PuzzleDesk final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the desk.
    PuzzleDesk(Settings &settings, GameSession &session, GamePage &page, QObject *parent = nullptr);

    [[nodiscard]] Exercises &exercises() const { return *m_exercises; }

private:
    void collect();

    GameSession &m_session;
    GamePage &m_page;
    Exercises *m_exercises;
    ExerciseJudge *m_judge;
};

} // namespace tessera
