#pragma once

#include "model/session/gameplayer.h"

#include <QThread>

#include <functional>
#include <stop_token>

namespace tessera {

class EngineWorker;

/// A built-in engine as a player. It thinks in a thread of its own on a copy of the position;
/// stopping and leaving never wait longer than the engine needs to notice (milliseconds). While others are to move it
/// may ponder: about the position in which it expects to be asked, or, if the game went differently, about the present
/// one.
class EnginePlayer final : public GamePlayer
{
    Q_OBJECT

public:
    using MakeEngine = std::function<std::unique_ptr<Engine>()>;

    EnginePlayer(MakeEngine makeEngine, const EngineSettings &settings, QObject *parent = nullptr);
    ~EnginePlayer() override;

    void endGame() override;
    void request(const MoveRequest &request) override;
    /// It ponders only at full strength: the other levels must stay as weak as they are, and repeatable.
    [[nodiscard]] bool ponders() const override
    {
        return m_settings.level >= EngineSettings::kStrongest;
    }
    void ponder(const AnyPosition &position, Player self) override;
    void cancel() override;
    void moveNow() override;
    [[nodiscard]] bool isHuman() const override { return false; }
    [[nodiscard]] bool isThinking() const { return m_ticket != 0; }
    [[nodiscard]] const EngineSettings &settings() const { return m_settings; }

private:
    void answer(MoveCode move, int ticket);

    EngineSettings m_settings;
    QThread m_thread;
    EngineWorker *m_worker;
    std::stop_source m_stop;
    /// The ticket of the current request; 0 when there is none.
    int m_ticket = 0;
};

} // namespace tessera
