#include "model/session/engineplayer.h"

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
        if (!m_engine) {
            m_engine = m_makeEngine();
            m_engine->configure(m_settings);
        }
        const auto report = [this, &request](const SearchInfo &info) {
            emit thought(info, request.ticket);
        };
        const SearchResult result = m_engine->think(*request.position, request.limits, stop, report);
        if (!result.line.empty())
            emit chosen(result.line.front(), request.ticket);
    }

    void forget()
    {
        if (m_engine)
            m_engine->newGame();
    }

signals:
    void chosen(tessera::MoveCode move, int ticket);
    void thought(const tessera::SearchInfo &info, int ticket);

private:
    EnginePlayer::MakeEngine m_makeEngine;
    EngineSettings m_settings;
    std::unique_ptr<Engine> m_engine;
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
    m_thread.start();
}

EnginePlayer::~EnginePlayer()
{
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void EnginePlayer::beginGame()
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
