#pragma once

#include <chrono>
#include <optional>

namespace tessera {

/// What the system lets a program take. Each of its processes is measured for itself.
struct ProcessLimits
{
    std::optional<std::chrono::milliseconds> cpuTime;
    /// Of addresses that it asks for, used or not.
    std::optional<int> megabytes;

    friend bool operator==(const ProcessLimits &, const ProcessLimits &) = default;
};

} // namespace tessera
