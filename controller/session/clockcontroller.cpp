#include "controller/session/clockcontroller.h"

#include "model/session/lowtime.h"

#include <algorithm>

namespace tessera {

using namespace std::chrono_literals;

ClockController::ClockController(GameModel &game, TimeSource now, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_now(std::move(now))
{
    m_flag.setSingleShot(true);
    m_flag.setTimerType(Qt::PreciseTimer);
    m_tick.setSingleShot(true);
    connect(&m_flag, &QTimer::timeout, this, &ClockController::judge);
    connect(&m_tick, &QTimer::timeout, this, &ClockController::tick);
    connect(&game, &GameModel::clockChanged, this, &ClockController::follow);
}

std::chrono::milliseconds ClockController::shown(Player player) const
{
    return m_game.clock().remaining(player, m_now());
}

void ClockController::follow()
{
    m_flag.stop();
    if (const auto end = m_game.clock().flagsAt()) {
        // The timer runs for a day at most, as timers count milliseconds in 32 bits.
        using std::chrono::milliseconds;
        const auto left = std::chrono::ceil<milliseconds>(*end - m_now());
        m_flag.start(std::clamp(
            left,
            milliseconds(0),
            std::chrono::duration_cast<milliseconds>(std::chrono::hours(24))));
    }
    tick();
}

void ClockController::tick()
{
    m_tick.stop();
    const Player player = m_game.clock().running();
    if (player != Player::None && m_game.clock().isLimited(player)) {
        // Readings are rounded down, so that the next one comes right after a whole second or tenth.
        const auto left = shown(player);
        if (left > 0ms)
            m_tick.start(left % (left > kTenthsBelow ? 1000ms : 100ms) + 1ms);
    }
    emit ticked();
}

void ClockController::judge()
{
    m_game.judgeTime(m_now());
    // Where nobody loses on time, a clock that has run out has no more to judge.
    if (!m_game.isOver() && !m_game.clock().flagged(m_now()))
        follow();
    else
        tick();
}

} // namespace tessera

#include "moc_clockcontroller.cpp"
