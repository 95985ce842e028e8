#pragma once

namespace tessera {

/// The memory of processes.
struct MemoryUse
{
    /// The memory in kB; 0 where it is unknown.
    int kilobytes = 0;
    /// Whether this is the peak; otherwise it is the present memory.
    bool isPeak = false;

    friend bool operator==(const MemoryUse &, const MemoryUse &) = default;
};

/// Restarts the system's count of the peaks of a process and its descendants; false where the system does not support
/// that (Linux does, for processes of the same person).
bool restartMemoryPeaks(int process);

/// The sum of the peaks of these processes since then, or since each of them began. The peaks may have come at
/// different moments. Ended processes are not counted, nor are shells that started others.
[[nodiscard]] MemoryUse memoryPeaks(int process);

/// The present memory of these processes.
[[nodiscard]] MemoryUse memoryNow(int process);

} // namespace tessera
