#pragma once

#include "model/core/time/clock.h"

#include <functional>

namespace tessera {

/// Tells the time to the controllers. The program hands in the machine's steady clock, tests one of
/// their own.
using TimeSource = std::function<Clock::Instant()>;

/// The machine's steady clock.
[[nodiscard]] inline TimeSource steadyTime()
{
    return [] { return std::chrono::steady_clock::now(); };
}

} // namespace tessera
