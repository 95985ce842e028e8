#include "app/analysis/liveanalysis.h"

#include "model/foreign/foreignthinker.h"
#include "model/session/leavingthreads.h"
#include "view/words/errorwords.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

using namespace std::chrono_literals;

/// How often results are read.
constexpr auto kNewsPace = 100ms;
/// How long it goes on where nobody can look.
constexpr auto kUnseen = 10min;

} // namespace

LiveAnalysis::LiveAnalysis(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(kNewsPace);
    m_unseen.setInterval(kUnseen);
    m_unseen.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LiveAnalysis::look);
    connect(&m_unseen, &QTimer::timeout, this, [this] {
        m_isResting = true;
        follow();
    });
    connect(&session.navigation, &NavigationController::shown, this, &LiveAnalysis::follow);
    connect(&session.match, &MatchController::turnChanged, this, &LiveAnalysis::follow);
    connect(&session.model, &GameModel::begun, this, &LiveAnalysis::follow);
}

LiveAnalysis::~LiveAnalysis()
{
    leaveAnalyst();
}

void LiveAnalysis::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    follow();
}

void LiveAnalysis::setPreferences(const AnalysisPreferences &preferences)
{
    if (preferences == m_preferences)
        return;
    AnalysisPreferences withLines = m_preferences;
    withLines.lines = preferences.lines;
    withLines.depth = preferences.depth;
    // An engine's own preferences cannot be changed later.
    if (withLines != preferences)
        leaveAnalyst();
    m_preferences = preferences;
    begin();
}

void LiveAnalysis::setPrograms(Programs programs)
{
    m_programs = std::move(programs);
}

std::vector<PlayerProgram> LiveAnalysis::programs() const
{
    std::vector<PlayerProgram> able = m_programs ? m_programs() : std::vector<PlayerProgram>();
    std::erase_if(able, [this](const PlayerProgram &program) {
        return program.isAgent() || !m_session.model.hasGame()
               || !program.plays(m_session.model.info().id);
    });
    return able;
}

std::optional<PlayerProgram> LiveAnalysis::program() const
{
    if (m_preferences.program.isEmpty())
        return std::nullopt;
    for (PlayerProgram &program : programs()) {
        if (program.name == m_preferences.program.toStdString())
            return program;
    }
    return std::nullopt;
}

void LiveAnalysis::setThreats(bool isOn)
{
    if (std::exchange(m_showsThreats, isOn) != isOn)
        begin();
}

void LiveAnalysis::setSeen(bool isSeen)
{
    if (!isSeen) {
        m_unseen.start();
        return;
    }
    m_unseen.stop();
    if (std::exchange(m_isResting, false))
        follow();
}

void LiveAnalysis::begin()
{
    m_position.reset();
    follow();
}

void LiveAnalysis::leaveAnalyst()
{
    m_timer.stop();
    if (!m_analyst)
        return;
    m_analyst->rest();
    auto *thread = QThread::create(
        [left = std::shared_ptr<Analyst>(std::move(m_analyst))]() mutable { left.reset(); });
    letLeave(thread);
    thread->start();
}

std::unique_ptr<Analyst> LiveAnalysis::makeAnalyst()
{
    EngineSettings settings;
    settings.hashMebibytes = m_preferences.mebibytes;
    // One processor is left to the window.
    const int most = EngineSettings::mostThreads();
    settings.threadCount = m_preferences.threads > 0 ? std::min(m_preferences.threads, most)
                                                     : std::max(1, most - 1);
    const auto chosen = program();
    m_engineName = chosen ? QString::fromStdString(chosen->name) : QString();
    if (!chosen)
        return std::make_unique<Analyst>(m_session.model.entry().makeEngine, settings);
    const auto make = [spec = chosen->spec(m_session.model.info().id),
                       &entry = m_session.model.entry(),
                       options = m_session.model.setup().options,
                       patience = chosen->readyPatience()]() -> std::unique_ptr<Engine> {
        return std::make_unique<ForeignThinker>(spec, entry, options, patience);
    };
    return std::make_unique<Analyst>(make, settings);
}

std::unique_ptr<AnyPosition> LiveAnalysis::positionHere() const
{
    const AnyPosition &shown = m_session.navigation.position();
    if (!m_showsThreats)
        return shown.clone();
    // In check the turn cannot be passed.
    const Player mover = shown.toMove();
    if (shown.alarm() != nullptr && shown.alarm()->alarmedCell(mover) != Cell::None)
        return nullptr;
    auto turned = onTurn(shown, nextPlayer(mover, shown.info().playerCount()));
    return turned && !turned->outcome().isOver() ? std::move(turned) : nullptr;
}

const std::vector<SearchInfo> &LiveAnalysis::lines() const
{
    static const std::vector<SearchInfo> kNone;
    return isOfThisGame() ? m_lines : kNone;
}

const AnyPosition *LiveAnalysis::position() const
{
    return isOfThisGame() ? m_position.get() : nullptr;
}

LiveAnalysis::State LiveAnalysis::stateHere() const
{
    if (!m_isOn || !m_session.model.hasGame())
        return State::Off;
    if (m_session.model.hidesParts())
        return State::Hidden;
    if (m_isResting || m_session.match.isThinking())
        return State::Waiting;
    if (m_session.navigation.position().outcome().isOver())
        return State::Over;
    return State::Thinking;
}

void LiveAnalysis::follow()
{
    const GameModel &game = m_session.model;
    State state = stateHere();
    const bool isSame = position() != nullptr && m_node == m_session.navigation.node();
    if (state == State::Thinking && isSame)
        return;
    m_lines.clear();
    m_position.reset();
    m_fault.clear();
    m_timer.stop();
    if (m_analyst)
        m_analyst->rest();
    if (state == State::Thinking) {
        m_position = positionHere();
        state = m_position ? state : State::NoThreat;
    }
    m_state = state;
    if (state == State::Off)
        leaveAnalyst();
    if (state == State::Thinking) {
        if (m_analyst && (m_game != game.info().id || m_options != game.setup().options))
            leaveAnalyst();
        if (!m_analyst)
            m_analyst = makeAnalyst();
        m_game = game.info().id;
        m_options = game.setup().options;
        m_node = m_session.navigation.node();
        m_gameNumber = game.gameNumber();
        SearchLimits limits;
        limits.isInfinite = m_preferences.depth == 0;
        if (m_preferences.depth > 0)
            limits.depth = m_preferences.depth;
        m_analyst->ask({m_position->clone(), limits, m_preferences.lines});
        m_timer.start();
    }
    emit changed();
}

void LiveAnalysis::look()
{
    const Analyst::Thoughts thoughts = m_analyst->thoughts();
    m_lines = thoughts.lines;
    if (thoughts.isDone) {
        m_state = thoughts.fault.isEmpty() ? State::Done : State::Broken;
        m_fault = phraseWords(thoughts.fault);
        m_timer.stop();
    }
    emit changed();
}

} // namespace tessera

#include "moc_liveanalysis.cpp"
