#include "controller/sound/soundcontroller.h"

#include "model/session/lowtime.h"

namespace tessera {

namespace {

Cell alarmedCell(const AnyPosition &position, Player player)
{
    const AlarmFacet *alarm = position.alarm();
    return alarm != nullptr ? alarm->alarmedCell(player) : Cell::None;
}

} // namespace

SoundController::SoundController(
    const GameModel &game,
    const MatchController &match,
    const ClockController &clocks,
    SoundPlayer &player,
    QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_match(match)
    , m_clocks(clocks)
    , m_player(player)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &SoundController::playDue);
    connect(&game, &GameModel::moved, this, &SoundController::hearMove);
    connect(&game, &GameModel::ended, this, &SoundController::hearEnd);
    connect(&game, &GameModel::takenBack, this, &SoundController::hush);
    connect(&game, &GameModel::jumped, this, &SoundController::hush);
    connect(&game, &GameModel::begun, this, [this] {
        hush();
        m_isWarned = {};
    });
    connect(&clocks, &ClockController::ticked, this, &SoundController::watchClocks);
}

void SoundController::sample(SoundEvent event)
{
    m_player.play(event, static_cast<double>(m_preferences.volume) / kMostVolume);
}

void SoundController::hush()
{
    m_waiting.clear();
    m_next.stop();
}

void SoundController::hearMove(NodeId node, const Transition &transition)
{
    std::vector<SoundCue> cues = soundsOf(transition, m_match.isHuman(m_game.moverOf(node)));
    // A hidden move is still heard as a move.
    const bool isHidden = cues.empty() && m_game.viewer() != Player::None;
    if (isHidden)
        cues.push_back({SoundEvent::OpponentMove, 0});
    // The alarm is a warning, so only a person who has to act on it hears it.
    const Player next = m_game.toMove();
    const bool isAlarmed = next != Player::None && m_match.isHuman(next)
                           && alarmedCell(*m_game.seenAt(m_game.node()), next) != Cell::None;
    if (isAlarmed)
        cues.push_back({SoundEvent::Alarm, transition.stageCount()});
    // Pending sounds of the previous move are stale.
    m_next.stop();
    m_waiting.assign(cues.begin(), cues.end());
    m_stage = 0;
    playDue();
}

void SoundController::hearEnd(const Outcome &outcome)
{
    // The sound comes after the pending sounds of the last move.
    const int stage = m_waiting.empty() ? m_stage : m_waiting.back().stage;
    m_waiting.push_back(
        {soundOf(outcome, m_game.onlyPerson(), !m_game.people().empty()), stage + 1});
    playDue();
}

void SoundController::watchClocks()
{
    const Player player = m_game.hasGame() ? m_game.clock().running() : Player::None;
    if (player == Player::None || !m_game.clock().isLimited(player))
        return;
    const auto little = lowTime(m_game.clock().control(player).initial);
    const auto left = m_clocks.shown(player);
    if (warnsAnew(left, little))
        m_isWarned[player] = false;
    if (left >= little || m_isWarned[player])
        return;
    m_isWarned[player] = true;
    if (m_warnsOfLowTime && m_match.isHuman(player))
        play(SoundEvent::LowTime);
}

void SoundController::play(SoundEvent event)
{
    const bool isWanted = m_preferences.isOn
                          && !m_preferences.isSilent[static_cast<std::size_t>(event)];
    if (isWanted && m_game.setup().hasSound)
        sample(event);
}

void SoundController::playDue()
{
    if (m_next.isActive())
        return;
    while (!m_waiting.empty() && m_waiting.front().stage <= m_stage) {
        play(m_waiting.front().event);
        m_waiting.pop_front();
    }
    if (m_waiting.empty())
        return;
    const int stages = m_waiting.front().stage - m_stage;
    m_stage = m_waiting.front().stage;
    m_next.start(stages * m_stageTime);
}

} // namespace tessera

#include "moc_soundcontroller.cpp"
