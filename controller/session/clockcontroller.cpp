#include "controller/session/clockcontroller.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kTick{100};

} // namespace

ClockController::ClockController(GameModel &game, TimeSource now, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_now(std::move(now))
{
    m_flag.setSingleShot(true);
    m_flag.setTimerType(Qt::PreciseTimer);
    m_tick.setInterval(kTick);
    connect(&m_flag, &QTimer::timeout, this, &ClockController::judge);
    connect(&m_tick, &QTimer::timeout, this, &ClockController::ticked);
    connect(&game, &GameModel::clockChanged, this, &ClockController::follow);
}

std::chrono::milliseconds ClockController::shown(Player player) const
{
    return m_game.clock().remaining(player, m_now());
}

void ClockController::follow()
{
    m_flag.stop();
    const bool isRunning = m_game.clock().running() != Player::None;
    if (isRunning)
        m_tick.start();
    else
        m_tick.stop();
    if (const auto end = m_game.clock().flagsAt()) {
        // The timer runs for a day at most, as timers count milliseconds in 32 bits.
        using std::chrono::milliseconds;
        const auto left = std::chrono::ceil<milliseconds>(*end - m_now());
        m_flag.start(std::clamp(
            left,
            milliseconds(0),
            std::chrono::duration_cast<milliseconds>(std::chrono::hours(24))));
    }
    emit ticked();
}

void ClockController::judge()
{
    m_game.judgeTime(m_now());
    if (!m_game.isOver())
        follow();
}

} // namespace tessera

#include "moc_clockcontroller.cpp"
