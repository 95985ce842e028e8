#pragma once

#include "model/session/gameplayer.h"

#include <QThread>

#include <functional>
#include <stop_token>

namespace tessera {

class EngineWorker;

/// A built-in engine as a player. It thinks in a thread of its own on a copy of the position;
/// stopping and leaving never wait longer than the engine needs to notice (milliseconds).
class EnginePlayer final : public GamePlayer
{
    Q_OBJECT

public:
    using MakeEngine = std::function<std::unique_ptr<Engine>()>;

    EnginePlayer(MakeEngine makeEngine, const EngineSettings &settings, QObject *parent = nullptr);
    ~EnginePlayer() override;

    void beginGame() override;
    void request(const MoveRequest &request) override;
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
    /// The request being thought about; 0 when there is none.
    int m_ticket = 0;
};

} // namespace tessera
