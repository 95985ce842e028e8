#include "app/analysis/liveanalysis.h"

#include <algorithm>

namespace tessera {

namespace {

using namespace std::chrono_literals;

/// How often thoughts are looked at.
constexpr auto kPace = 100ms;
constexpr int kMebibytes = 64;

/// One processor is left to the window.
EngineSettings settings()
{
    EngineSettings chosen;
    chosen.hashMebibytes = kMebibytes;
    chosen.threadCount = std::max(1, EngineSettings::mostThreads() - 1);
    return chosen;
}

SearchLimits endless()
{
    SearchLimits limits;
    limits.isInfinite = true;
    return limits;
}

} // namespace

LiveAnalysis::LiveAnalysis(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(kPace);
    connect(&m_timer, &QTimer::timeout, this, &LiveAnalysis::look);
    connect(&session.navigation, &NavigationController::shown, this, &LiveAnalysis::follow);
    connect(&session.match, &MatchController::turnChanged, this, &LiveAnalysis::follow);
    connect(&session.model, &GameModel::begun, this, &LiveAnalysis::follow);
}

LiveAnalysis::~LiveAnalysis() = default;

void LiveAnalysis::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    follow();
}

void LiveAnalysis::setLineCount(int count)
{
    const int wanted = std::clamp(count, 1, kMostLines);
    if (wanted == m_lineCount)
        return;
    m_lineCount = wanted;
    // The same position is another question now.
    m_position.reset();
    follow();
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
    if (m_session.match.isThinking())
        return State::Waiting;
    if (m_session.navigation.position().outcome().isOver())
        return State::Over;
    return State::Thinking;
}

void LiveAnalysis::follow()
{
    const GameModel &game = m_session.model;
    const State state = stateHere();
    const bool isSame = position() != nullptr && m_node == m_session.navigation.node();
    if (state == State::Thinking && isSame)
        return;
    m_state = state;
    m_lines.clear();
    m_position.reset();
    m_timer.stop();
    if (m_analyst)
        m_analyst->rest();
    if (state == State::Thinking) {
        if (!m_analyst || m_game != game.info().id) {
            m_analyst = std::make_unique<Analyst>(game.entry().makeEngine, settings());
            m_game = game.info().id;
        }
        m_node = m_session.navigation.node();
        m_gameNumber = game.gameNumber();
        m_position = m_session.navigation.position().clone();
        m_analyst->ask({m_position->clone(), endless(), m_lineCount});
        m_timer.start();
    } else if (state == State::Off) {
        m_analyst.reset();
    }
    emit changed();
}

void LiveAnalysis::look()
{
    const Analyst::Thoughts thoughts = m_analyst->thoughts();
    m_lines = thoughts.lines;
    if (thoughts.isDone) {
        m_state = State::Done;
        m_timer.stop();
    }
    emit changed();
}

} // namespace tessera
