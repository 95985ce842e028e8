#include "model/session/programquestion.h"

#include "model/session/conversationlog.h"
#include "model/session/leavingthreads.h"

#include <QThread>

#include <csignal>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Watch = std::chrono::steady_clock;

ProgramReply replyTo(
    const PlayerProgram &program, const AskedPosition &asked, const std::stop_token &stop)
{
    ProgramReply reply;
    const GameInfo &info = asked.entry->info();
    const bool isUsual = asked.start->text() == asked.entry->game->start({})->text();
    if (program.isAgent() && !isUsual) {
        reply.fault = phrase("Error", "knows no other start of the game than the usual one");
        return reply;
    }
    ConversationLog log;
    ForeignEngine engine(program.spec(info.id), program.readyPatience(), stop);
    engine.setLog(
        [&log](ForeignEngine::Voice voice, const std::string &line) { log.add(voice, line); });
    std::vector<std::string> moves;
    const auto position = asked.start->clone();
    for (const MoveCode move : asked.moves) {
        moves.push_back(position->moveText(move));
        position->play(move);
    }
    auto fault = engine.beginGame(
        {*asked.entry, asked.options, asked.start->text(), isUsual || !program.start.empty(), {}, 0});
    if (!fault) {
        const auto begun = Watch::now();
        const auto patience = begun + program.moveTime + program.readyPatience();
        const auto limits = SearchLimits::ofTime(program.moveTime);
        const auto answer = engine.choose({*position, moves, limits, patience});
        reply.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Watch::now() - begun);
        if (const auto *answered = std::get_if<ForeignAnswer>(&answer)) {
            reply.move = answered->move;
            reply.label = QString::fromStdString(position->moveLabel(answered->move));
        } else {
            fault = std::get<PlayerFault>(answer);
        }
    }
    if (fault) {
        reply.fault = fault->sentence;
        reply.isIllegal = fault->reason == EndReason::IllegalMove;
    }
    engine.end();
    reply.transcript = log.lines();
    return reply;
}

} // namespace

/// Carries the answer from the question's thread.
class QuestionMessenger final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    void answered(const tessera::ProgramReply &reply);
};

std::unique_ptr<AnyPosition> AskedPosition::reached() const
{
    auto position = start->clone();
    for (const MoveCode move : moves)
        position->play(move);
    return position;
}

ProgramQuestion::ProgramQuestion(PlayerProgram program, AskedPosition asked, QObject *parent)
    : QObject(parent)
    , m_thread(new QThread)
{
    m_thread->setObjectName(u"question"_s);
    auto *messenger = new QuestionMessenger;
    messenger->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, messenger, &QObject::deleteLater);
    // The signal arrives in our thread, and never after our destruction.
    connect(messenger, &QuestionMessenger::answered, this, &ProgramQuestion::answered);
    connect(
        m_thread,
        &QThread::started,
        messenger,
        [messenger,
         program = std::move(program),
         asked = std::move(asked),
         stop = m_stop.get_token()] {
            sigset_t pipe;
            sigemptyset(&pipe);
            sigaddset(&pipe, SIGPIPE);
            pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
            emit messenger->answered(replyTo(program, asked, stop));
        });
    m_thread->start();
}

ProgramQuestion::~ProgramQuestion()
{
    m_stop.request_stop();
    letLeave(m_thread);
}

} // namespace tessera

#include "moc_programquestion.cpp"
#include "programquestion.moc"
