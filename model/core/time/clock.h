#pragma once

#include "model/core/time/timecontrol.h"
#include "model/core/types.h"

#include <chrono>
#include <optional>

namespace tessera {

/// The clocks of all players of a game: a value that never reads the time itself but is told `now`, so that every flag
/// and increment can be tested to the millisecond. Only one player's clock runs at a time. Remaining time is never
/// shown below zero, and what a player has used is judged at the `now` of the act.
class Clock
{
public:
    using Instant = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::milliseconds;

    Clock() = default;
    explicit Clock(const PerPlayer<TimeControl> &controls);

    /// Starts (or resumes) the clock of `player`; a running clock of another stops without an increment.
    void start(Player player, Instant now);
    /// The running player has moved: their clock stops and gets its increment. The next one must be
    /// started.
    void finishTurn(Instant now);
    /// Stops the running clock, without an increment; `resume` goes on with the same player.
    void pause(Instant now);
    void resume(Instant now);
    void stop(Instant now);
    /// Exchanges the sides of two players, while no clock runs: each keeps their time.
    void exchange(Player one, Player other);

    /// The player whose clock runs, `Player::None` when none does.
    [[nodiscard]] Player running() const { return m_isPaused ? Player::None : m_turn; }
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isLimited(Player player) const;
    [[nodiscard]] const TimeControl &control(Player player) const { return m_controls[player]; }

    /// What `player` has left, at least 0; for a player without a limit, what they have used.
    [[nodiscard]] Duration remaining(Player player, Instant now) const;
    /// What `player` has used in all.
    [[nodiscard]] Duration used(Player player, Instant now) const;
    /// The player whose time is used up, if the running clock has run out.
    [[nodiscard]] std::optional<Player> flagged(Instant now) const;
    /// When the running clock will run out; empty without a limit or while none runs.
    [[nodiscard]] std::optional<Instant> flagsAt() const;

    friend bool operator==(const Clock &, const Clock &) = default;

private:
    /// Moves what the running player has used since `m_since` into `m_used`.
    void settle(Instant now);

    PerPlayer<TimeControl> m_controls;
    /// Increments earned, and time used up to `m_since`.
    PerPlayer<Duration> m_earned;
    PerPlayer<std::chrono::steady_clock::duration> m_used;
    Player m_turn = Player::None;
    Instant m_since{};
    bool m_isPaused = false;
};

} // namespace tessera
