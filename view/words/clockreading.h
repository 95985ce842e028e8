#pragma once

#include "model/core/types.h"
#include "model/session/lowtime.h"

#include <QString>

#include <chrono>

namespace tessera {

class GameModel;

/// The reading of a player's clock.
struct ClockReading
{
    enum class State : std::uint8_t {
        Idle,
        Running,
        Low,  ///< running, and little is left
        Flag, ///< nothing is left
        Paused,
        Unlimited, ///< there is no limit and nothing to show
    };

    State state = State::Unlimited;
    std::chrono::milliseconds left{0};
    /// Whether the last ten seconds are shown in tenths.
    bool hasTenths = true;

    friend bool operator==(const ClockReading &, const ClockReading &) = default;
};

/// A person's preferences for clocks.
struct ClockStyle
{
    bool hasTenths = true;
    /// Whether a clock with little time left looks different.
    bool warns = true;
};

/// The reading of `player`'s clock when they have `left`.
[[nodiscard]] ClockReading clockReading(
    const GameModel &game, Player player, std::chrono::milliseconds left, ClockStyle style = {});

/// `1:02:03`, `12:41`, and `0:09.4` below ten seconds; rounded down, so that it reads 0 only when the time is up. For
/// the same reason, without tenths the last second reads 1.
[[nodiscard]] QString clockText(std::chrono::milliseconds time, bool hasTenths = true);

} // namespace tessera
