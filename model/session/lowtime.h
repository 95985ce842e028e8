#pragma once

#include <algorithm>
#include <chrono>

namespace tessera {

/// What counts as little time: an eighth of the time at the start, but at least 10 s and at most
/// 60 s.
[[nodiscard]] constexpr std::chrono::milliseconds lowTime(std::chrono::milliseconds initial)
{
    using std::chrono::milliseconds;
    return std::clamp(initial / 8, milliseconds(10'000), milliseconds(60'000));
}

/// With less than this left, clocks that show tenths of seconds do so.
inline constexpr std::chrono::seconds kTenthsBelow{10};

/// Whether a clock on which `left` remains warns anew of a time of which it has warned before: it has regained a quarter
/// more than that.
[[nodiscard]] constexpr bool warnsAnew(
    std::chrono::milliseconds left, std::chrono::milliseconds warned)
{
    return left * 4 > warned * 5;
}

} // namespace tessera
