#pragma once

#include "model/foreign/playerprogram.h"
#include "model/session/gameplayer.h"

#include <QStringList>

#include <stop_token>

class QThread;

namespace tessera {

class ConversationLog;
class ForeignWorker;

/// The game that another program plays.
struct ForeignTable
{
    const GameEntry &entry;
    Options options;
    std::shared_ptr<const AnyPosition> start;
    /// Whether `start` is the usual one, which programs need not be told.
    bool isUsualStart = true;
    /// Whether players see only part of the board.
    bool hidesParts = false;
    std::uint64_t seed = 0;
};

/// Another program as a player: an engine or a Python agent in a process and a thread of its own. A withdrawn request
/// stays with the process, which is not asked again about the same game; when asked about another one, it is told to
/// stop, and is started anew if it does not. Agents cannot take moves back: they are started anew and told the game.
/// Leaving never waits: the thread ends by itself, and our program waits for it at its own end.
class ForeignPlayer final : public GamePlayer
{
    Q_OBJECT

public:
    ForeignPlayer(PlayerProgram program, const ForeignTable &table, QObject *parent = nullptr);
    ~ForeignPlayer() override;

    void request(const MoveRequest &request) override;
    void cancel() override;
    void moveNow() override;
    [[nodiscard]] bool isHuman() const override { return false; }
    /// The last lines of the conversation, and what the program wrote to its standard error.
    [[nodiscard]] QStringList log() const;

private:
    PlayerProgram m_program;
    std::shared_ptr<ConversationLog> m_log;
    std::stop_source m_life;
    QThread *m_thread;
    ForeignWorker *m_worker;
    std::stop_source m_stop;
    std::stop_source m_hurry;
    /// The ticket of the current request; 0 when there is none.
    int m_ticket = 0;
};

} // namespace tessera
