#include "model/session/engineplayer.h"

#include "model/search/engine/ponder.h"

namespace tessera {

/// The part of an engine player that lives in its thread.
class EngineWorker final : public QObject
{
    Q_OBJECT

public:
    EngineWorker(EnginePlayer::MakeEngine makeEngine, const EngineSettings &settings)
        : m_makeEngine(std::move(makeEngine))
        , m_settings(settings)
    {}

    void think(const MoveRequest &request, const std::stop_token &stop)
    {
        const auto report = [this, &request](const SearchInfo &info) {
            emit thought(info, request.ticket);
        };
        try {
            m_line = engine().think(*request.position, request.limits, stop, report).line;
        } catch (const std::exception &failure) {
            qWarning("a search ended: %s", failure.what());
            emit failed(request.ticket);
            return;
        }
        m_asked = request.position;
        if (!m_line.empty())
            emit chosen(m_line.front(), request.ticket);
    }

    void ponder(const AnyPosition &position, Player self, const std::stop_token &stop)
    {
        const auto expected = m_asked ? foreseen(*m_asked, m_line, position, self) : nullptr;
        try {
            tessera::ponder(engine(), expected ? *expected : position, stop);
        } catch (const std::exception &failure) {
            qWarning("thinking ahead ended: %s", failure.what());
        }
    }

    void forget()
    {
        m_asked.reset();
        m_engine.reset();
    }

signals:
    void chosen(tessera::MoveCode move, int ticket);
    void thought(const tessera::SearchInfo &info, int ticket);
    void failed(int ticket);

private:
    [[nodiscard]] Engine &engine()
    {
        if (!m_engine) {
            m_engine = m_makeEngine();
            m_engine->configure(m_settings);
        }
        return *m_engine;
    }

    EnginePlayer::MakeEngine m_makeEngine;
    EngineSettings m_settings;
    std::unique_ptr<Engine> m_engine;
    /// The position of the last search, and the best line from there on.
    std::shared_ptr<const AnyPosition> m_asked;
    std::vector<MoveCode> m_line;
};

EnginePlayer::EnginePlayer(MakeEngine makeEngine, const EngineSettings &settings, QObject *parent)
    : GamePlayer(parent)
    , m_settings(settings)
    , m_worker(new EngineWorker(std::move(makeEngine), settings))
{
    m_thread.setObjectName(QStringLiteral("engine"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &EngineWorker::chosen, this, &EnginePlayer::answer);
    connect(m_worker, &EngineWorker::thought, this, &EnginePlayer::thought);
    connect(m_worker, &EngineWorker::failed, this, &EnginePlayer::failed);
    m_thread.start();
}

EnginePlayer::~EnginePlayer()
{
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void EnginePlayer::endGame()
{
    cancel();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->forget(); });
}

void EnginePlayer::request(const MoveRequest &request)
{
    cancel();
    m_stop = std::stop_source();
    m_ticket = request.ticket;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, request, stop = m_stop.get_token()] {
        worker->think(request, stop);
    });
}

void EnginePlayer::ponder(const AnyPosition &position, Player self)
{
    cancel();
    m_stop = std::stop_source();
    // Shared, since Qt copies what it calls.
    const std::shared_ptr<const AnyPosition> own = position.clone();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, own, self, stop = m_stop.get_token()] {
        worker->ponder(*own, self, stop);
    });
}

void EnginePlayer::cancel()
{
    m_stop.request_stop();
    m_ticket = 0;
}

void EnginePlayer::moveNow()
{
    if (isThinking())
        m_stop.request_stop();
}

void EnginePlayer::answer(MoveCode move, int ticket)
{
    if (ticket != m_ticket)
        return;
    m_ticket = 0;
    emit chosen(move, ticket);
}

} // namespace tessera

#include "engineplayer.moc"
#include "moc_engineplayer.cpp"
