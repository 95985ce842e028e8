#pragma once

#include "model/foreign/playerprogram.h"
#include "model/session/gameplayer.h"

#include <QStringList>

#include <stop_token>

class QThread;

namespace tessera {

class ConversationLog;
class ForeignWorker;

/// The game that a program of others sits down to.
struct ForeignTable
{
    const GameEntry &entry;
    Options options;
    std::shared_ptr<const AnyPosition> start;
    /// Whether `start` is the usual one, which programs know without being told.
    bool isUsualStart = true;
    /// Whether players do not see all of the board.
    bool hidesParts = false;
    std::uint64_t seed = 0;
};

/// A program of others as a player: an engine or a Python agent in a process and a thread of its own. A
/// request that is withdrawn stays with the process, which is not asked twice about the same game; asked
/// about another one, it is told to stop, and is started anew if it does not. Agents cannot take moves
/// back: then they are started anew and told the game. Leaving never waits: the thread ends by itself,
/// and the program waits for it when it ends.
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
    /// The request being thought about; 0 when there is none.
    int m_ticket = 0;
};

} // namespace tessera
