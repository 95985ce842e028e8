#include "model/session/programtrial.h"

#include "model/core/words.h"
#include "model/session/conversationlog.h"
#include "model/session/leavingthreads.h"

#include <QThread>

#include <algorithm>
#include <csignal>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Watch = std::chrono::steady_clock;
using Kind = PlayerProgram::Kind;

/// A conversation of one move.
class Trial
{
public:
    Trial(const PlayerProgram &program, const GameEntry &entry, const std::stop_token &stop)
        : m_program(program)
        , m_entry(entry)
        , m_engine(program.spec(entry.info().id), program.readyPatience(), stop)
    {
        m_engine.setLog(
            [this](ForeignEngine::Voice voice, const std::string &line) { hear(voice, line); });
    }

    /// Whether the program has answered in the protocol at all.
    [[nodiscard]] bool wasGreeted() const { return m_wasGreeted; }

    TrialResult result()
    {
        m_result.kind = m_program.kind;
        m_result.fault = fault();
        m_engine.end();
        m_result.transcript = m_log.lines();
        return m_result;
    }

private:
    /// Runs the trial, and returns the fault, which is empty when the program works.
    Phrase fault()
    {
        const GameInfo &info = m_entry.info();
        const auto start = m_entry.game->start({});
        const auto begun = m_engine.beginGame({m_entry, Options::strict(info.options)});
        if (begun)
            return begun->sentence;
        const std::vector<std::string> none;
        const auto limits = SearchLimits::ofTime(m_program.moveTime);
        const auto patience = Watch::now() + m_program.moveTime + m_program.readyPatience();
        const auto answer = m_engine.choose({*start, none, limits, patience});
        if (const auto *fault = std::get_if<PlayerFault>(&answer))
            return fault->sentence;
        const MoveCode move = std::get<ForeignAnswer>(answer).move;
        m_result.move = QString::fromStdString(start->moveLabel(move));
        return {};
    }

    void hear(ForeignEngine::Voice voice, const std::string &line)
    {
        m_log.add(voice, line);
        if (voice != ForeignEngine::Voice::Its)
            return;
        if (const auto name = restAfter(line, "id name"))
            m_result.name = QString::fromUtf8(name->data(), std::ssize(*name)).simplified();
        m_wasGreeted = m_wasGreeted || restAfter(line, "uciok") || restAfter(line, "ugiok");
        if (auto option = EngineOption::parse(line))
            m_result.options.push_back(std::move(*option));
    }

    const PlayerProgram &m_program;
    const GameEntry &m_entry;
    ConversationLog m_log;
    TrialResult m_result;
    bool m_wasGreeted = false;
    ForeignEngine m_engine;
};

} // namespace

/// Carries the result from the trial's thread.
class TrialMessenger final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    void ended(const tessera::TrialResult &result);
};

TrialResult tried(PlayerProgram program, const GameEntry &entry, const std::stop_token &stop)
{
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
    constexpr std::chrono::milliseconds kPatience{5000};
    program.patience = std::min(program.patience, kPatience);
    Trial first(program, entry, stop);
    const TrialResult result = first.result();
    if (result.fault.isEmpty() || program.isAgent() || first.wasGreeted() || stop.stop_requested())
        return result;
    // The program may speak the other protocol.
    program.kind = program.kind == Kind::Ugi ? Kind::Uci : Kind::Ugi;
    Trial second(program, entry, stop);
    TrialResult other = second.result();
    return second.wasGreeted() ? other : result;
}

ProgramTrial::ProgramTrial(PlayerProgram program, const GameEntry &entry, QObject *parent)
    : QObject(parent)
    , m_thread(new QThread)
{
    m_thread->setObjectName(u"trial"_s);
    auto *messenger = new TrialMessenger;
    messenger->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, messenger, &QObject::deleteLater);
    // The signal arrives in our thread, and never after our destruction.
    connect(messenger, &TrialMessenger::ended, this, &ProgramTrial::ended);
    connect(
        m_thread,
        &QThread::started,
        messenger,
        [messenger, program = std::move(program), &entry, stop = m_stop.get_token()] {
            emit messenger->ended(tried(program, entry, stop));
        });
    m_thread->start();
}

ProgramTrial::~ProgramTrial()
{
    m_stop.request_stop();
    letLeave(m_thread);
}

} // namespace tessera

#include "moc_programtrial.cpp"
#include "programtrial.moc"
