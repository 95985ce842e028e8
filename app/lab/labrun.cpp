#include "app/lab/labrun.h"

#include "model/core/files/textfile.h"
#include "model/lab/match/matchrunner.h"
#include "model/session/leavingthreads.h"
#include "view/words/errorwords.h"

#include <QFile>
#include <QThread>

#include <csignal>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

using Watch = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenPictures{150};

/// What is there of the games; none before the first was played.
Result<lab::MatchFile> gamesOf(const KeptMatch &match)
{
    if (!QFile::exists(match.gamesFile()))
        return lab::MatchFile();
    const std::string path = match.gamesFile().toStdString();
    const auto content = readTextFile(path);
    return content ? lab::readMatchFile(*content, path) : Result<lab::MatchFile>(content.error());
}

} // namespace

/// The part of a run that lives in its thread, and blocks it. What the match's threads tell goes on as signals.
class LabWorker final : public QObject, private lab::MatchWatcher
{
    Q_OBJECT

public:
    LabWorker(KeptMatch match, LabRun::Work work, std::stop_token stop)
        : m_match(std::move(match))
        , m_work(work)
        , m_stop(std::move(stop))
    {}

    void run()
    {
        // Threads made later take after this one: who writes to a program that has gone is told so.
        sigset_t pipe;
        sigemptyset(&pipe);
        sigaddset(&pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
        const auto error = work();
        emit ended(error ? errorWords(*error) : QString());
    }

signals:
    void opened(const tessera::PlayedBefore &played);
    void begunAt(int place, const std::vector<int> &seats);
    void shown(int place, const std::shared_ptr<const tessera::AnyPosition> &position);
    void played(const tessera::lab::PlayedGame &game, const std::string &text);
    void ended(const QString &error);

private:
    std::optional<Error> work()
    {
        auto plan = planOf(m_match.order);
        if (!plan)
            return plan.error();
        plan->logs = m_match.logs().toStdString();
        auto games = gamesOf(m_match);
        if (!games)
            return games.error();
        if (!games->games.empty() && games->identity != plan->identity())
            return Error{
                m_match.gamesFile().toStdString(),
                phrase("Error", "the match %1").with(games->identity),
                phrase("Error", "this one, %1").with(plan->identity())};
        emit opened(std::make_shared<const lab::MatchFile>(*games));
        return m_work == LabRun::Work::Play ? play(*plan, *games) : std::nullopt;
    }

    std::optional<Error> play(const lab::MatchPlan &plan, const lab::MatchFile &before)
    {
        lab::MatchResults results(
            plan.players.size(),
            static_cast<std::size_t>(plan.game->info().playerCount()),
            plan.schedule().blockSize());
        std::size_t length = 0;
        for (std::size_t i = 0; i < before.games.size(); ++i) {
            results.add(before.games[i]);
            length += before.texts[i].size();
        }
        auto file = AppendFile::open(m_match.gamesFile().toStdString(), length);
        // A run that was just broken off may still hold it.
        constexpr int kTries = 100;
        constexpr unsigned long kBetweenMs = 100;
        for (int i = 0; !file && i < kTries && !m_stop.stop_requested(); ++i) {
            QThread::msleep(kBetweenMs);
            file = AppendFile::open(m_match.gamesFile().toStdString(), length);
        }
        if (!file)
            return file.error();
        m_nextPictures.resize(static_cast<std::size_t>(plan.concurrency));
        lab::MatchRunner runner(plan, results, file->get(), *this, m_stop);
        if (auto error = runner.tryPlayers())
            return error;
        return runner.run();
    }

    void begun(int place, const lab::Pairing &pairing) override
    {
        m_nextPictures[static_cast<std::size_t>(place)] = {};
        emit begunAt(place, pairing.seats);
    }

    void moved(int place, const AnyPosition &position) override
    {
        Watch::time_point &next = m_nextPictures[static_cast<std::size_t>(place)];
        if (Watch::now() < next && !position.outcome().isOver())
            return;
        next = Watch::now() + kBetweenPictures;
        emit shown(place, position.clone());
    }

    void finished(
        int, const lab::PlayedGame &game, const std::string &text, const lab::MatchResults &) override
    {
        emit played(game, text);
    }

    KeptMatch m_match;
    LabRun::Work m_work;
    std::stop_token m_stop;
    /// When the next picture of a place is wanted; each is used by the thread that plays there only.
    std::vector<Watch::time_point> m_nextPictures;
};

LabRun::LabRun(const KeptMatch &match, Work work, QObject *parent)
    : QObject(parent)
    , m_thread(new QThread)
{
    qRegisterMetaType<std::string>();
    qRegisterMetaType<std::vector<int>>();
    m_thread->setObjectName(u"lab"_s);
    auto *worker = new LabWorker(match, work, m_stop.get_token());
    worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, worker, &QObject::deleteLater);
    // The match's own threads emit too: what they tell always goes to the window's thread in its order.
    constexpr auto kQueued = Qt::QueuedConnection;
    connect(worker, &LabWorker::opened, this, &LabRun::opened, kQueued);
    connect(worker, &LabWorker::begunAt, this, &LabRun::begun, kQueued);
    connect(worker, &LabWorker::shown, this, &LabRun::shown, kQueued);
    connect(worker, &LabWorker::played, this, &LabRun::played, kQueued);
    connect(worker, &LabWorker::ended, this, &LabRun::ended, kQueued);
    connect(m_thread, &QThread::started, worker, &LabWorker::run);
    m_thread->start();
}

LabRun::~LabRun()
{
    stop();
    letLeave(m_thread);
}

void LabRun::stop()
{
    m_stop.request_stop();
}

} // namespace tessera

#include "labrun.moc"
#include "moc_labrun.cpp"
