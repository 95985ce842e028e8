#pragma once

#include "model/core/result.h"

#include <chrono>
#include <string>
#include <string_view>

namespace tessera {

/// How much time a player has: a stock for the game and an increment after each move. A value that
/// prints and reads itself in the form of the `TimeControl` tag: `-` (no limit), `300`, `180+2`
/// (seconds; fractions as `0.5`).
struct TimeControl
{
    std::chrono::milliseconds initial{0};
    std::chrono::milliseconds increment{0};

    /// Without a limit the clock only counts what is used.
    [[nodiscard]] bool isUnlimited() const
    {
        return initial.count() == 0 && increment.count() == 0;
    }

    [[nodiscard]] std::string text() const;
    [[nodiscard]] static Result<TimeControl> parse(std::string_view text);

    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

} // namespace tessera
