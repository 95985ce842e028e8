#pragma once

#include "model/core/result.h"
#include "model/foreign/processlimits.h"
#include "model/foreign/processmemory.h"

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace tessera {

struct GuardedShell;

/// A command of the shell with which lines are exchanged on its standard input and output. It and what it starts end with
/// this object or, however that comes to its end, with our process. Serves one thread. The program must ignore SIGPIPE.
class ChildProcess
{
public:
    using Instant = std::chrono::steady_clock::time_point;

    /// What becomes of what it writes to its standard error.
    enum class Errors : std::uint8_t {
        Passed, ///< goes where ours goes
        Kept,   ///< for `takeErrors`
    };

    /// After a stop nothing is waited for any more.
    [[nodiscard]] static Result<std::unique_ptr<ChildProcess>> start(
        const std::string &command,
        std::stop_token stop,
        Errors errors = Errors::Passed,
        const ProcessLimits &limits = {});
    /// Closes its input, gives it a moment to end by itself, and kills what is left of the group.
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    enum class Heard : std::uint8_t {
        Line,
        Silence, ///< nothing until the time given, or the stop
        End,     ///< it has ended, or closed its output
    };

    /// Writes `line` and its end; false when it does not read it before `until`, or has gone.
    [[nodiscard]] bool say(std::string line, Instant until);
    /// Waits for a line. What goes beyond 64 KiB is cut off.
    [[nodiscard]] Heard hear(std::string &line, Instant until);
    /// What it has written to its standard error since it was asked last, as far as that is kept and is
    /// not more than fits a pipe.
    [[nodiscard]] std::string takeErrors();
    /// Has `memory` begin anew.
    void watchMemory();
    /// What it and the processes that it started have had in memory at most since `watchMemory`, or have now where the
    /// system does not keep that.
    [[nodiscard]] MemoryUse memory() const;
    /// How it came to its end, after `Heard::End`: `ended with status 3`, `was ended by signal 11`.
    [[nodiscard]] std::string ending();
    /// Whether it was ended for its processor time, after `Heard::End`.
    [[nodiscard]] bool hasUsedItsTime();

private:
    ChildProcess(const GuardedShell &shell, std::stop_token stop);
    /// Whether it has ended, waiting for it no longer than until `until`.
    bool hasEnded(Instant until);
    /// The signal by which it was ended; 0 for none.
    [[nodiscard]] int endingSignal() const;

    int m_process;
    int m_input;
    int m_output;
    /// -1 when its errors are not kept.
    int m_errors;
    /// The end of the pipe that the guard waits for.
    int m_lifeline;
    std::stop_token m_stop;
    /// Becomes readable when the process has ended; -1 where the system has no such thing.
    int m_watch;
    /// What was read behind the last line.
    std::string m_read;
    bool m_isReaped = false;
    int m_status = 0;
    /// Whether the system counts the most in memory since `watchMemory`.
    bool m_isMemoryWatched = false;
};

} // namespace tessera
