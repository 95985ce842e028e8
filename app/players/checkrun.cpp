#include "app/players/checkrun.h"

#include "app/cli/check/checkreport.h"

#include "model/session/leavingthreads.h"
#include "view/words/errorwords.h"
#include "view/words/resultwords.h"

#include <QThread>

#include <csignal>
#include <sstream>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Watch = std::chrono::steady_clock;

/// Each seat twice against each kind of opponent, as the command does.
constexpr int kRounds = 2;
constexpr std::chrono::milliseconds kBetweenPictures{60};

cli::CheckOrder orderOf(const PlayerProgram &agent, const GameEntry &entry, const QString &folder)
{
    const GameInfo &info = entry.info();
    lab::PlayerSpec spec;
    spec.kind = lab::PlayerSpec::Kind::Agent;
    spec.name = agent.name;
    spec.agent = agent.agent;
    const int round = info.playerCount() * static_cast<int>(cli::kAllStress.size());
    return {entry, Options::strict(info.options), spec, kRounds * round, 1, folder.toStdString(), {}};
}

/// How a game ended, in the words of the game.
std::string endOf(const cli::CheckedGame &game, const GameInfo &info)
{
    if (game.fault)
        return cli::gameEnd(game);
    const ResultWords words = resultWords(info, game.outcome);
    const QString end = words.detail.isEmpty() ? words.headline
                                               : words.headline + u": "_s + words.detail;
    return end.toStdString();
}

} // namespace

/// The part of a check that lives in its thread, and blocks it.
class CheckWorker final : public QObject
{
    Q_OBJECT

public:
    CheckWorker(cli::CheckOrder order, std::stop_token stop)
        : m_order(std::move(order))
        , m_stop(std::move(stop))
    {}

    void run()
    {
        sigset_t pipe;
        sigemptyset(&pipe);
        sigaddset(&pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
        m_order.watch = [this](const AnyPosition &position) { show(position); };
        cli::AgentCheck check(m_order, m_stop);
        std::vector<cli::CheckedGame> games;
        const auto error = check.run([&](const cli::CheckedGame &game) {
            games.push_back(game);
            const GameInfo &info = m_order.game.info();
            const std::string line = cli::gameLine(game, info, endOf(game, info));
            emit played(QString::fromStdString(line), static_cast<int>(games.size()), m_order.games);
        });
        CheckOutcome outcome;
        if (error)
            outcome.error = errorWords(*error);
        std::ostringstream report;
        cli::printCheck(report, m_order, games, check);
        outcome.report = QString::fromStdString(report.str());
        outcome.hasFault = !games.empty() && games.back().fault.has_value();
        if (outcome.hasFault) {
            outcome.gameFile = QString::fromStdString(games.back().fault->gameFile);
            emit shown(m_last);
        }
        emit ended(outcome);
    }

signals:
    void shown(const std::shared_ptr<const tessera::AnyPosition> &position);
    void played(const QString &line, int number, int count);
    void ended(const tessera::CheckOutcome &outcome);

private:
    void show(const AnyPosition &position)
    {
        m_last = position.clone();
        if (Watch::now() < m_nextPicture)
            return;
        m_nextPicture = Watch::now() + kBetweenPictures;
        emit shown(m_last);
    }

    cli::CheckOrder m_order;
    std::stop_token m_stop;
    Watch::time_point m_nextPicture{};
    std::shared_ptr<const AnyPosition> m_last;
};

CheckRun::CheckRun(
    const PlayerProgram &agent, const GameEntry &entry, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_thread(new QThread)
{
    m_thread->setObjectName(u"check"_s);
    auto *worker = new CheckWorker(orderOf(agent, entry, folder), m_stop.get_token());
    worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(worker, &CheckWorker::shown, this, &CheckRun::shown);
    connect(worker, &CheckWorker::played, this, &CheckRun::played);
    connect(worker, &CheckWorker::ended, this, &CheckRun::ended);
    connect(m_thread, &QThread::started, worker, &CheckWorker::run);
    m_thread->start();
}

CheckRun::~CheckRun()
{
    stop();
    letLeave(m_thread);
}

void CheckRun::stop()
{
    m_stop.request_stop();
}

} // namespace tessera

#include "checkrun.moc"
#include "moc_checkrun.cpp"
