#pragma once

namespace tessera {

/// What processes have in memory.
struct MemoryUse
{
    /// 0 where that is not known.
    int kilobytes = 0;
    /// Whether this is the most that they have had, else what they have at the moment.
    bool isPeak = false;

    friend bool operator==(const MemoryUse &, const MemoryUse &) = default;
};

/// Has the system count the peaks of a process and of those that it started, and they started, anew; false where it does
/// not do that (Linux does, for processes of the same person).
bool restartMemoryPeaks(int process);

/// The sum of the peaks of these processes since then, or since each of them began. That they came at the same moment
/// is not sure, and a process that has ended is not counted any more; neither are shells that started others.
[[nodiscard]] MemoryUse memoryPeaks(int process);

/// What these processes have in memory now.
[[nodiscard]] MemoryUse memoryNow(int process);

} // namespace tessera
