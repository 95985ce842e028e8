#pragma once

#include "model/core/types.h"

#include <QString>

#include <chrono>

namespace tessera {

class GameModel;

/// What a player's clock shows.
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

    friend bool operator==(const ClockReading &, const ClockReading &) = default;
};

/// The reading of `player`'s clock when they have `left`.
[[nodiscard]] ClockReading clockReading(
    const GameModel &game, Player player, std::chrono::milliseconds left);

/// What counts as little time: an eighth of the time at the start, but at least 10 s and at most
/// 60 s.
[[nodiscard]] std::chrono::milliseconds lowTime(std::chrono::milliseconds initial);

/// `1:02:03`, `12:41`, and `0:09.4` below ten seconds; rounded down, so that it reads 0 only when
/// the time is up.
[[nodiscard]] QString clockText(std::chrono::milliseconds time);

} // namespace tessera
