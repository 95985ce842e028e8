#pragma once

#include "model/search/engine/gameentry.h"

#include <QObject>

#include <thread>

namespace tessera {

/// Proves puzzles beside the window, one at a time; stopping and leaving never wait longer than a prover
/// needs to notice (milliseconds).
class ProofRun final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks for a whole solution from `position`, where the solver is to move; drops what was asked
    /// before. `entry` must have a prover.
    void ask(
        const GameEntry &entry,
        const Puzzle &puzzle,
        std::unique_ptr<AnyPosition> position,
        const PuzzleProgress &progress);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    /// The answer: a line that begins with the solver's move, empty where none was found.
    void answered(const std::vector<tessera::MoveCode> &line);

private:
    void take(int ticket, const std::vector<MoveCode> &line);

    /// What comes from a question before is dropped.
    int m_ticket = 0;
    bool m_isRunning = false;
    std::jthread m_thread;
};

} // namespace tessera
