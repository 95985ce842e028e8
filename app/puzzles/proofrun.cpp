#include "app/puzzles/proofrun.h"

namespace tessera {

namespace {

/// What one waits for no longer than some seconds.
constexpr ProofLimits kLimits{3'000'000, 4};

} // namespace

void ProofRun::ask(
    const GameEntry &entry,
    const Puzzle &puzzle,
    std::unique_ptr<AnyPosition> position,
    const PuzzleProgress &progress)
{
    stop();
    const int ticket = m_ticket;
    m_isRunning = true;
    std::shared_ptr<const AnyPosition> at = std::move(position);
    m_thread = std::jthread([this, ticket, puzzle, progress, at, prover = entry.makeProver()](
                                const std::stop_token &stop) {
        const PuzzleProof proof = prover->prove(puzzle, *at, progress, kLimits, stop);
        QMetaObject::invokeMethod(
            this, [this, ticket, line = proof.line] { take(ticket, line); }, Qt::QueuedConnection);
    });
}

void ProofRun::stop()
{
    ++m_ticket;
    m_isRunning = false;
    m_thread.request_stop();
}

void ProofRun::take(int ticket, const std::vector<MoveCode> &line)
{
    if (ticket != m_ticket)
        return;
    m_isRunning = false;
    emit answered(line);
}

} // namespace tessera

#include "moc_proofrun.cpp"
