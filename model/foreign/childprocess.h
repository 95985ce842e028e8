#pragma once

#include "model/core/result.h"
#include "model/foreign/processlimits.h"
#include "model/foreign/processmemory.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace tessera {

struct GuardedShell;

/// A command of the shell with which lines are exchanged on its standard input and output. It and what it starts, as
/// long as that stays in its process group, end with this object or, however that comes to its end, with our process.
/// Serves one thread. The program must ignore SIGPIPE.
class ChildProcess
{
public:
    using Instant = std::chrono::steady_clock::time_point;

    /// The destination of its standard error.
    enum class Errors : std::uint8_t {
        Passed, ///< passed on to ours
        Kept,   ///< kept for `takeErrors`
    };

    /// Starts the command. After a stop, no function waits any more.
    [[nodiscard]] static Result<std::unique_ptr<ChildProcess>> start(
        const std::string &command,
        std::stop_token stop,
        Errors errors = Errors::Passed,
        const ProcessLimits &limits = {});
    /// Closes its input, gives it a moment to end by itself, and kills the rest of the group.
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    enum class Heard : std::uint8_t {
        Line,
        Silence, ///< nothing until the time given, or the stop
        End,     ///< it has ended, or closed its output
    };

    /// Writes `line` with a line end; false when the process does not read it before `until`, or has ended.
    [[nodiscard]] bool say(std::string line, Instant until);
    /// Waits for a line. A line beyond 64 KiB is cut off.
    [[nodiscard]] Heard hear(std::string &line, Instant until);
    /// The output to standard error since the last call, as far as it is kept and fits a pipe.
    [[nodiscard]] std::string takeErrors();
    /// Restarts the measurement of `memory`.
    void watchMemory();
    /// The peak memory of the process and those that it started since `watchMemory`, or their present memory where the
    /// system does not count peaks.
    [[nodiscard]] MemoryUse memory() const;
    /// How the process ended, after `Heard::End`: `ended with status 3`, `was ended by signal 11`.
    [[nodiscard]] Phrase ending();
    /// Whether it was ended because of its processor time, after `Heard::End`.
    [[nodiscard]] bool hasUsedItsTime();

private:
    ChildProcess(const GuardedShell &shell, std::stop_token stop);
    /// Whether the process has ended; waits for that until `until` at most.
    bool hasEnded(Instant until);
    /// The signal that ended it; 0 for none.
    [[nodiscard]] int endingSignal() const;

    int m_process;
    int m_input;
    int m_output;
    /// The end of the pipe of its standard error; -1 when that is not kept.
    int m_errors;
    /// The end of the pipe that the guard waits for.
    int m_lifeline;
    std::stop_token m_stop;
    /// A descriptor that becomes readable when the process has ended; -1 where the system has none.
    int m_watch;
    /// Bytes read after the last line.
    std::string m_read;
    bool m_isReaped = false;
    int m_status = 0;
    /// Whether the system counts peaks of memory since `watchMemory`.
    bool m_isMemoryWatched = false;
};

} // namespace tessera
