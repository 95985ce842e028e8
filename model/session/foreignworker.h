#pragma once

#include "model/foreign/tracekeeper.h"
#include "model/session/conversationlog.h"
#include "model/session/foreignplayer.h"

#include <QObject>

namespace tessera {

/// The part of a foreign player that lives in its own thread, which it blocks.
class ForeignWorker final : public QObject
{
    Q_OBJECT

public:
    ForeignWorker(
        PlayerProgram program,
        const ForeignTable &table,
        std::shared_ptr<ConversationLog> log,
        std::stop_token life);

    void think(const MoveRequest &request, const std::stop_token &stop, const std::stop_token &hurry);

signals:
    void chosen(tessera::MoveCode move, int ticket, const tessera::ProgramTrace &trace);
    void broke(const tessera::PlayerTrouble &trouble, int ticket);

private:
    /// Brings the process, running or not, into a state in which it can be asked about `moves`.
    [[nodiscard]] std::optional<PlayerFault> makeReady(const std::vector<std::string> &moves);
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> answerTo(
        const MoveRequest &request, const std::stop_token &stop, const std::stop_token &hurry);
    [[nodiscard]] std::chrono::milliseconds patienceFor(const MoveRequest &request) const;
    [[nodiscard]] std::vector<std::string> textsOf(const std::vector<MoveCode> &moves) const;

    PlayerProgram m_program;
    ForeignTable m_table;
    std::stop_token m_life;
    ForeignEngine m_engine;
    /// The moves that an agent has been told.
    std::vector<std::string> m_told;
    /// The trace of the current question.
    TraceKeeper m_trace;
};

} // namespace tessera
