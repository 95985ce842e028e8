#include "app/lab/labmatch.h"

#include "view/words/fullstop.h"

#include <QFile>

namespace tessera {

namespace {

/// How often the figures are worked out anew.
constexpr std::chrono::milliseconds kBetweenReports{700};

} // namespace

LabMatch::LabMatch(QObject *parent)
    : QObject(parent)
{
    m_asking.setSingleShot(true);
    m_asking.setInterval(kBetweenReports);
    connect(&m_asking, &QTimer::timeout, this, &LabMatch::ask);
    connect(&m_maker, &ReportMaker::made, this, [this](const SharedReport &report) {
        const bool isOfThis = m_plan && report->names == m_plan->names()
                              && &report->game == &m_plan->game->info();
        if (!isOfThis)
            return;
        m_report = report;
        emit reported();
    });
}

LabMatch::~LabMatch() = default;

std::optional<Error> LabMatch::open(const KeptMatch &match, LabRun::Work work)
{
    auto plan = planOf(match.order);
    if (!plan)
        return plan.error();
    m_run.reset();
    m_isPlaying = false;
    m_match = match;
    m_plan = std::move(*plan);
    m_report.reset();
    m_texts.clear();
    m_results.emplace(
        m_plan->players.size(),
        static_cast<std::size_t>(m_plan->game->info().playerCount()),
        m_plan->schedule().blockSize());
    emit opened();
    run(work);
    return std::nullopt;
}

void LabMatch::play()
{
    if (m_match && !m_isPlaying)
        run(LabRun::Work::Play);
}

void LabMatch::pause()
{
    if (m_run)
        m_run->stop();
}

void LabMatch::run(LabRun::Work work)
{
    m_run = std::make_unique<LabRun>(*m_match, work);
    m_isPlaying = work == LabRun::Work::Play;
    m_playedNow = 0;
    m_since.start();
    LabRun *run = m_run.get();
    connect(run, &LabRun::opened, this, [this](const PlayedBefore &file) { takeFile(*file); });
    connect(run, &LabRun::begun, this, &LabMatch::begun);
    connect(run, &LabRun::shown, this, &LabMatch::shown);
    connect(run, &LabRun::played, this, [this](const lab::PlayedGame &game, const std::string &text) {
        ++m_playedNow;
        take(game, text);
    });
    connect(run, &LabRun::ended, this, [this](const QString &error) {
        // Heard from the run itself, which may not go before it has said so.
        m_run.release()->deleteLater();
        m_isPlaying = false;
        ask();
        emit stateChanged();
        if (!error.isEmpty())
            emit failed(withFullStop(error));
    });
    emit stateChanged();
}

void LabMatch::takeFile(const lab::MatchFile &file)
{
    for (std::size_t i = 0; i < file.games.size(); ++i) {
        if (!m_texts.contains(file.games[i].number))
            take(file.games[i], file.texts[i]);
    }
    m_since.start();
    ask();
}

void LabMatch::take(const lab::PlayedGame &game, const std::string &text)
{
    m_results->add(game);
    m_texts[game.number] = text;
    emit played(game, text);
    if (!m_asking.isActive())
        m_asking.start();
}

void LabMatch::ask()
{
    m_asking.stop();
    m_maker.ask({&m_plan->game->info(), m_plan->names(), *m_results, m_plan->sprt});
}

bool LabMatch::isDecided() const
{
    return m_plan->sprt
           && verdictOf(*m_plan->sprt, logLikelihoodRatio(*m_plan->sprt, m_results->blockShares(0)))
                  != lab::SprtVerdict::Open;
}

bool LabMatch::isOver() const
{
    return m_plan && (std::ssize(m_results->games()) >= m_plan->games || isDecided());
}

QStringList LabMatch::players() const
{
    QStringList names;
    for (const std::string &name : m_plan->names())
        names << QString::fromStdString(name);
    return names;
}

std::string LabMatch::gameText(int number) const
{
    const auto found = m_texts.find(number);
    return found == m_texts.end() ? std::string() : found->second;
}

QString LabMatch::log(int number) const
{
    const std::string path = lab::matchLogPath(m_match->logs().toStdString(), number);
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::optional<std::chrono::milliseconds> LabMatch::timeLeft() const
{
    if (!m_isPlaying || m_playedNow == 0)
        return std::nullopt;
    const auto left = m_plan->games - std::ssize(m_results->games());
    return std::chrono::milliseconds(m_since.elapsed() * left / m_playedNow);
}

} // namespace tessera

#include "moc_labmatch.cpp"
