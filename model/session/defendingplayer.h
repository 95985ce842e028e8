#pragma once

#include "model/core/puzzle.h"
#include "model/search/engine/gameentry.h"
#include "model/session/gameplayer.h"

#include <thread>

namespace tessera {

/// The opponent of a puzzle's solver: it replies with a move that refutes a wrong move, or lasts longest against a
/// right one, which the proof search finds in a thread of its own. Where that cannot be known, and when the puzzle is
/// decided, an engine player chooses.
class DefendingPlayer final : public GamePlayer
{
    Q_OBJECT

public:
    /// `entry` must have a prover.
    DefendingPlayer(
        Puzzle puzzle,
        const GameEntry &entry,
        std::unique_ptr<GamePlayer> engine,
        QObject *parent = nullptr);
    ~DefendingPlayer() override;

    void endGame() override;
    void request(const MoveRequest &request) override;
    void cancel() override;
    void moveNow() override;
    [[nodiscard]] bool isHuman() const override { return false; }

private:
    void take(std::optional<MoveCode> move, int ticket);

    Puzzle m_puzzle;
    const GameEntry &m_entry;
    std::unique_ptr<GamePlayer> m_engine;
    /// The prover's current request; its ticket is 0 while there is none.
    MoveRequest m_request;
    std::jthread m_thread;
};

} // namespace tessera
