#include "model/core/time/clock.h"

#include <algorithm>
#include <utility>

namespace tessera {

using std::chrono::ceil;
using std::chrono::floor;

Clock::Clock(const PerPlayer<TimeControl> &controls)
    : m_controls(controls)
{}

void Clock::settle(Instant now)
{
    if (running() != Player::None)
        m_used[m_turn] += std::max(now - m_since, std::chrono::steady_clock::duration::zero());
    m_since = now;
}

void Clock::start(Player player, Instant now)
{
    settle(now);
    m_turn = player;
    m_isPaused = false;
}

void Clock::finishTurn(Instant now)
{
    settle(now);
    if (m_turn != Player::None)
        m_earned[m_turn] += m_controls[m_turn].increment;
    m_turn = Player::None;
}

void Clock::pause(Instant now)
{
    settle(now);
    m_isPaused = m_turn != Player::None;
}

void Clock::resume(Instant now)
{
    m_since = now;
    m_isPaused = false;
}

void Clock::stop(Instant now)
{
    settle(now);
    m_turn = Player::None;
    m_isPaused = false;
}

void Clock::exchange(Player one, Player other)
{
    std::swap(m_controls[one], m_controls[other]);
    std::swap(m_earned[one], m_earned[other]);
    std::swap(m_used[one], m_used[other]);
}

bool Clock::isLimited(Player player) const
{
    return !m_controls[player].isUnlimited();
}

Clock::Duration Clock::used(Player player, Instant now) const
{
    auto used = m_used[player];
    if (running() == player)
        used += std::max(now - m_since, std::chrono::steady_clock::duration::zero());
    return floor<Duration>(used);
}

Clock::Duration Clock::remaining(Player player, Instant now) const
{
    const Duration usedTime = used(player, now);
    if (!isLimited(player))
        return usedTime;
    const Duration left = m_controls[player].initial + m_earned[player] - usedTime;
    return std::max(left, Duration::zero());
}

std::optional<Player> Clock::flagged(Instant now) const
{
    const auto end = flagsAt();
    if (end && now >= *end)
        return m_turn;
    return std::nullopt;
}

std::optional<Clock::Instant> Clock::flagsAt() const
{
    if (running() == Player::None || !isLimited(m_turn))
        return std::nullopt;
    return m_since + (m_controls[m_turn].initial + m_earned[m_turn] - m_used[m_turn]);
}

} // namespace tessera
