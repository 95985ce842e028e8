#include "model/session/foreignplayer.h"

#include "model/session/foreignworker.h"
#include "model/session/leavingthreads.h"

#include <QThread>

namespace tessera {

ForeignPlayer::ForeignPlayer(PlayerProgram program, const ForeignTable &table, QObject *parent)
    : GamePlayer(parent)
    , m_program(std::move(program))
    , m_log(std::make_shared<ConversationLog>())
    , m_thread(new QThread)
    , m_worker(new ForeignWorker(m_program, table, m_log, m_life.get_token()))
{
    m_thread->setObjectName(QStringLiteral("program"));
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(
        m_worker,
        &ForeignWorker::chosen,
        this,
        [this](MoveCode move, int ticket, const ProgramTrace &trace) {
            if (ticket != m_ticket)
                return;
            m_ticket = 0;
            emit chosen(move, ticket, trace);
        });
    connect(m_worker, &ForeignWorker::broke, this, [this](const PlayerTrouble &trouble, int ticket) {
        if (ticket != m_ticket)
            return;
        m_ticket = 0;
        emit broke(trouble, ticket);
    });
    m_thread->start();
}

ForeignPlayer::~ForeignPlayer()
{
    m_life.request_stop();
    m_stop.request_stop();
    letLeave(m_thread);
}

void ForeignPlayer::request(const MoveRequest &request)
{
    cancel();
    m_stop = std::stop_source();
    m_hurry = std::stop_source();
    m_ticket = request.ticket;
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, request, stop = m_stop.get_token(), hurry = m_hurry.get_token()] {
            worker->think(request, stop, hurry);
        });
}

void ForeignPlayer::cancel()
{
    m_stop.request_stop();
    m_ticket = 0;
}

void ForeignPlayer::moveNow()
{
    if (m_ticket != 0)
        m_hurry.request_stop();
}

QStringList ForeignPlayer::log() const
{
    return m_log->lines();
}

} // namespace tessera

#include "moc_foreignplayer.cpp"
