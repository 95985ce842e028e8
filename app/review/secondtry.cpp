#include "app/review/secondtry.h"

#include "model/review/annotations.h"
#include "model/review/chances.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kLookEvery{40};
constexpr int kTryMebibytes = 32;

} // namespace

SecondTry::SecondTry(GameSession &session, const ReviewRun &run, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_run(run)
{
    m_timer.setInterval(kLookEvery);
    connect(&m_timer, &QTimer::timeout, this, &SecondTry::look);
    connect(&session.navigation, &NavigationController::shown, this, &SecondTry::follow);
    connect(&run, &ReviewRun::changed, this, [this] {
        if (!m_run.review())
            end();
    });
    // The next game may need another engine.
    connect(&session.model, &GameModel::begun, this, [this] {
        end();
        m_analyst.reset();
    });
}

SecondTry::~SecondTry() = default;

NodeId SecondTry::nodeBefore(int number) const
{
    return m_run.nodes()[static_cast<std::size_t>(number)];
}

int SecondTry::numberHere() const
{
    if (m_number >= 0 || !m_run.review())
        return m_number;
    const NodeId node = m_session.navigation.node();
    const int place = m_run.placeOf(node);
    const bool isReviewed = place > 0 && m_run.nodes()[static_cast<std::size_t>(place)] == node;
    return isReviewed && lossOf(*m_run.review(), place - 1) >= kDoubtfulLoss ? place - 1 : -1;
}

bool SecondTry::canBegin() const
{
    return numberHere() >= 0;
}

bool SecondTry::knowsBest() const
{
    const int number = numberHere();
    return number >= 0
           && !m_run.review()->positions[static_cast<std::size_t>(number)].thought.line.empty();
}

void SecondTry::begin()
{
    m_number = numberHere();
    m_session.navigation.goTo(nodeBefore(m_number));
    follow();
}

void SecondTry::showBest()
{
    const int number = numberHere();
    const auto line = m_run.review()->positions[static_cast<std::size_t>(number)].thought.line;
    const NodeId before = nodeBefore(number);
    GameModel &game = m_session.model;
    NodeId at = before;
    for (std::size_t i = 0; i < std::min(line.size(), kShownLine); ++i)
        at = game.addVariation(at, line[i]);
    m_number = number;
    m_session.navigation.goTo(game.record().childWith(before, line.front()));
    follow();
}

void SecondTry::follow()
{
    if (m_number >= 0 && m_run.review()) {
        const NodeId node = m_session.navigation.node();
        const NodeId before = nodeBefore(m_number);
        if (node == before)
            m_stage = Stage::Asked;
        else if (node > GameRecord::kRoot && m_session.model.record().node(node).parent == before)
            judge(node);
        else
            end();
    }
    if (m_stage != Stage::Judging) {
        m_timer.stop();
        if (m_analyst)
            m_analyst->rest();
    }
    emit changed();
}

void SecondTry::end()
{
    m_number = -1;
    m_stage = Stage::None;
    m_timer.stop();
    if (m_analyst)
        m_analyst->rest();
    emit changed();
}

void SecondTry::judge(NodeId node)
{
    m_tried = m_session.model.record().node(node).move;
    m_position = m_session.model.positionAt(node);
    if (const Outcome outcome = m_position->outcome();
        outcome.isOver() || isBest() || isOfTheGame()) {
        m_chances = outcome.scores;
        m_stage = Stage::Judged;
        return;
    }
    if (m_analyst == nullptr) {
        EngineSettings settings;
        settings.hashMebibytes = kTryMebibytes;
        m_analyst = std::make_unique<Analyst>(m_session.model.entry().makeEngine, settings);
    }
    m_analyst->ask({m_position->clone(), SearchLimits::ofTime(m_run.thinkingTime())});
    m_stage = Stage::Judging;
    m_timer.start();
}

void SecondTry::look()
{
    const Analyst::Thoughts thoughts = m_analyst->thoughts();
    if (!thoughts.isDone || thoughts.lines.empty())
        return;
    m_chances = chancesOf(
        thoughts.lines.front().score, m_position->toMove(), m_position->info().playerCount());
    m_stage = Stage::Judged;
    m_timer.stop();
    emit changed();
}

bool SecondTry::isBest() const
{
    const auto &line = m_run.review()->positions[static_cast<std::size_t>(m_number)].thought.line;
    return !line.empty() && line.front() == m_tried;
}

bool SecondTry::isOfTheGame() const
{
    return m_tried == m_run.review()->moves[static_cast<std::size_t>(m_number)];
}

double SecondTry::loss() const
{
    if (isBest())
        return 0;
    // The game's own move was judged already, and has one loss only.
    const GameReview &review = *m_run.review();
    const auto place = static_cast<std::size_t>(m_number);
    if (isOfTheGame())
        return lossOf(review, m_number);
    const JudgedPosition &before = review.positions[place];
    return std::max(0.0, before.chances[before.toMove] - m_chances[before.toMove]);
}

} // namespace tessera

#include "moc_secondtry.cpp"
