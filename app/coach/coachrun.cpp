#include "app/coach/coachrun.h"

#include "controller/session/forcedpass.h"
#include "model/review/gamereview.h"
#include "model/review/reviewer.h"
#include "model/session/leavingthreads.h"

#include <QThread>

#include <utility>

namespace tessera {

namespace {

constexpr int kMebibytes = 16;

} // namespace

/// The part of the coach that lives in its thread.
class CoachWorker final : public QObject
{
    Q_OBJECT

public:
    void think(const CoachTask &task, const std::stop_token &stop, int ticket)
    {
        if (auto lesson = lessonOf(task, stop))
            emit told(std::make_shared<const Lesson>(std::move(*lesson)), ticket);
    }

signals:
    void told(const std::shared_ptr<const tessera::Lesson> &lesson, int ticket);
};

CoachRun::CoachRun(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_thread(new QThread)
    , m_worker(new CoachWorker)
{
    m_thread->setObjectName(QStringLiteral("coach"));
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(
        m_worker,
        &CoachWorker::told,
        this,
        [this](const std::shared_ptr<const Lesson> &lesson, int ticket) { take(lesson, ticket); },
        Qt::QueuedConnection);
    m_thread->start();
    connect(&session.model, &GameModel::begun, this, &CoachRun::dismiss);
    connect(&session.model, &GameModel::takenBack, this, &CoachRun::dismiss);
    connect(&session.model, &GameModel::jumped, this, &CoachRun::dismiss);
    connect(&session.model, &GameModel::moved, this, [this](NodeId node) {
        if (!isPersons(node) || !isChoice(node))
            return;
        dismiss();
        if (m_mode == CoachMode::Always)
            m_waiting = node;
        // By then the next player has been asked.
        follow();
    });
    connect(&session.match, &MatchController::turnChanged, this, &CoachRun::follow);
}

CoachRun::~CoachRun()
{
    m_stop.request_stop();
    letLeave(m_thread);
}

void CoachRun::setMode(CoachMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    if (mode != CoachMode::Always)
        m_waiting = -1;
    if (mode == CoachMode::Off)
        dismiss();
    emit changed();
}

void CoachRun::setHintsAllowed(bool isAllowed)
{
    if (std::exchange(m_isAllowed, isAllowed) == isAllowed)
        return;
    if (!mayTeach())
        dismiss();
    emit changed();
}

bool CoachRun::mayTeach() const
{
    const GameModel &game = m_session.model;
    return m_mode != CoachMode::Off && game.hasGame() && !game.hidesParts()
           && isReviewable(game.position()) && (m_isAllowed || game.isOver());
}

bool CoachRun::isPersons(NodeId node) const
{
    return m_session.match.isHuman(m_session.model.moverOf(node));
}

bool CoachRun::isChoice(NodeId node) const
{
    const GameModel &game = m_session.model;
    return !forcedPass(*game.positionAt(game.record().node(node).parent));
}

NodeId CoachRun::asked() const
{
    if (!mayTeach())
        return -1;
    const GameModel &game = m_session.model;
    for (NodeId at = m_session.navigation.node(); at > GameRecord::kRoot;
         at = game.record().node(at).parent) {
        if ((game.isOver() || isPersons(at)) && isChoice(at))
            return at;
    }
    return -1;
}

bool CoachRun::canAsk() const
{
    return asked() >= 0;
}

void CoachRun::ask()
{
    m_waiting = -1;
    begin(asked(), true);
}

void CoachRun::dismiss()
{
    m_stop.request_stop();
    ++m_ticket;
    m_waiting = -1;
    if (std::exchange(m_state, State::Silent) != State::Silent)
        emit changed();
}

void CoachRun::follow()
{
    if (m_waiting < 0 || m_session.match.isThinking())
        return;
    const NodeId node = std::exchange(m_waiting, -1);
    if (mayTeach() && m_session.model.record().contains(node))
        begin(node, false);
}

void CoachRun::begin(NodeId node, bool isAsked)
{
    const GameModel &game = m_session.model;
    const RecordNode &move = game.record().node(node);
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isAsked = isAsked;
    m_node = node;
    m_state = State::Thinking;
    m_before = game.positionAt(move.parent);
    m_after = game.positionAt(node);
    auto task = std::make_shared<CoachTask>();
    task->makeEngine = game.entry().makeEngine;
    task->before = m_before->clone();
    task->played = move.move;
    task->limits = SearchLimits::ofTime(m_thinkingTime);
    task->settings.hashMebibytes = kMebibytes;
    task->leastLoss = isAsked ? kLeastAskedLoss : kMistakeLoss;
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, task = std::move(task), stop = m_stop.get_token(), ticket = ++m_ticket] {
            worker->think(*task, stop, ticket);
        });
    emit changed();
}

void CoachRun::take(const std::shared_ptr<const Lesson> &lesson, int ticket)
{
    if (ticket != m_ticket || m_state != State::Thinking)
        return;
    m_lesson = *lesson;
    const bool hasWords = !m_lesson.isEmpty();
    m_state = m_isAsked || hasWords ? State::Told : State::Silent;
    emit changed();
    if (m_state == State::Told)
        emit told();
}

} // namespace tessera

#include "coachrun.moc"
#include "moc_coachrun.cpp"
