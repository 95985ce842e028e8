#pragma once

#include <chrono>
#include <optional>

namespace tessera {

/// Limits that the system enforces on a program, for each of its processes separately.
struct ProcessLimits
{
    std::optional<std::chrono::milliseconds> cpuTime;
    /// The address space that it asks for, used or not.
    std::optional<int> megabytes;

    friend bool operator==(const ProcessLimits &, const ProcessLimits &) = default;
};

} // namespace tessera
