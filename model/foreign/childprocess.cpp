#include "model/foreign/childprocess.h"

#include "model/foreign/guardedshell.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tessera {

namespace {

/// What the system calls the signals that end programs.
[[maybe_unused]] constexpr std::array kSignals{
    TESSERA_TEXT("Error", "Hangup"),
    TESSERA_TEXT("Error", "Interrupt"),
    TESSERA_TEXT("Error", "Quit"),
    TESSERA_TEXT("Error", "Illegal instruction"),
    TESSERA_TEXT("Error", "Trace/breakpoint trap"),
    TESSERA_TEXT("Error", "Aborted"),
    TESSERA_TEXT("Error", "Bus error"),
    TESSERA_TEXT("Error", "Floating point exception"),
    TESSERA_TEXT("Error", "Killed"),
    TESSERA_TEXT("Error", "Segmentation fault"),
    TESSERA_TEXT("Error", "Broken pipe"),
    TESSERA_TEXT("Error", "Terminated"),
    TESSERA_TEXT("Error", "CPU time limit exceeded"),
    TESSERA_TEXT("Error", "File size limit exceeded"),
    TESSERA_TEXT("Error", "Bad system call")};

using Watch = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// The longest line in bytes; the protocol has no longer ones.
constexpr std::size_t kLongestLine = 64 * 1024;

/// The event that ended a wait.
enum class Event : std::uint8_t { Ready, Ended, Nothing };

/// Waits until `descriptor` is ready for `events`, the process watched by `watch` has ended with nothing left to read,
/// time is up, or a stop was requested, which is polled now and then.
Event awaited(
    int descriptor, short events, int watch, Watch::time_point until, const std::stop_token &stop)
{
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(until - Watch::now()).count();
        pollfd waiting[]{{descriptor, events, 0}, {watch, POLLIN, 0}};
        constexpr long long kLongestWait = 50;
        const int ready
            = poll(waiting, 2, static_cast<int>(std::clamp<long long>(left, 0, kLongestWait)));
        if (ready > 0)
            return waiting[0].revents != 0 ? Event::Ready : Event::Ended;
        if (left <= 0 || stop.stop_requested() || (ready < 0 && errno != EINTR))
            return Event::Nothing;
    }
}

} // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(
    const std::string &command, std::stop_token stop, Errors errors, const ProcessLimits &limits)
{
    const auto shell = GuardedShell::start(command, errors == Errors::Kept, limits);
    if (!shell)
        return shell.error();
    return std::unique_ptr<ChildProcess>(new ChildProcess(*shell, std::move(stop)));
}

ChildProcess::ChildProcess(const GuardedShell &shell, std::stop_token stop)
    : m_process(shell.process)
    , m_input(shell.input)
    , m_output(shell.output)
    , m_errors(shell.errors)
    , m_lifeline(shell.lifeline)
    , m_stop(std::move(stop))
    , m_watch(static_cast<int>(syscall(SYS_pidfd_open, shell.process, 0)))
{}

ChildProcess::~ChildProcess()
{
    constexpr milliseconds kMoment{300};
    close(m_input);
    close(m_output);
    // The group has the process's number until that is reaped; later only the guard may kill it.
    if (!hasEnded(Watch::now() + kMoment)) {
        kill(-m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    close(m_lifeline);
    for (const int end : {m_watch, m_errors}) {
        if (end >= 0)
            close(end);
    }
}

std::string ChildProcess::takeErrors()
{
    std::string taken;
    char buffer[4096];
    // Reads no more at once than fits a pipe, so that endless output does not keep us reading.
    while (m_errors >= 0 && taken.size() < kLongestLine) {
        const ssize_t count = read(m_errors, buffer, sizeof buffer);
        if (count <= 0)
            break;
        taken.append(buffer, static_cast<std::size_t>(count));
    }
    return taken;
}

bool ChildProcess::say(std::string line, Instant until)
{
    line += '\n';
    for (std::size_t said = 0; said < line.size();) {
        const ssize_t written = write(m_input, line.data() + said, line.size() - said);
        if (written > 0)
            said += static_cast<std::size_t>(written);
        else if (errno != EAGAIN && errno != EINTR)
            return false;
        else if (errno == EAGAIN && awaited(m_input, POLLOUT, m_watch, until, m_stop) != Event::Ready)
            return false;
    }
    return true;
}

ChildProcess::Heard ChildProcess::hear(std::string &line, Instant until)
{
    for (;;) {
        const auto end = m_read.find('\n');
        if (end != std::string::npos) {
            line = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            if (line.ends_with('\r'))
                line.pop_back();
            return Heard::Line;
        }
        if (m_read.size() > kLongestLine)
            m_read.resize(kLongestLine);
        // The deadline also holds for a process that never stops writing.
        const Event event = Watch::now() >= until
                                ? Event::Nothing
                                : awaited(m_output, POLLIN, m_watch, until, m_stop);
        if (event != Event::Ready)
            return event == Event::Ended ? Heard::End : Heard::Silence;
        char buffer[4096];
        const ssize_t count = read(m_output, buffer, sizeof buffer);
        if (count == 0 || (count < 0 && errno != EINTR))
            return Heard::End;
        if (count > 0)
            m_read.append(buffer, static_cast<std::size_t>(count));
    }
}

void ChildProcess::watchMemory()
{
    m_isMemoryWatched = !m_isReaped && restartMemoryPeaks(m_process);
}

MemoryUse ChildProcess::memory() const
{
    if (m_isReaped)
        return {};
    return m_isMemoryWatched ? memoryPeaks(m_process) : memoryNow(m_process);
}

Phrase ChildProcess::ending()
{
    constexpr milliseconds kMoment{1000};
    if (!hasEnded(Watch::now() + kMoment))
        return phrase("Error", "closed its output");
    if (const int signal = endingSignal(); signal != 0) {
        const char *description = sigdescr_np(signal);
        return description == nullptr ? phrase("Error", "was ended by signal %1").with(signal)
                                      : phrase("Error", "was ended by signal %1 (%2)")
                                            .with(signal, Phrase("Error", description));
    }
    // The shell's exit status for a command that it cannot find.
    constexpr int kNotFound = 127;
    constexpr int kNoProgram = 126;
    const int status = WEXITSTATUS(m_status);
    const Phrase words
        = status == kNotFound ? phrase("Error", "ended with status %1: there is no such command")
          : status == kNoProgram
              ? phrase("Error", "ended with status %1: the command is no program that may be started")
              : phrase("Error", "ended with status %1");
    return words.with(status);
}

bool ChildProcess::hasUsedItsTime()
{
    constexpr milliseconds kMoment{1000};
    return hasEnded(Watch::now() + kMoment) && endingSignal() == SIGXCPU;
}

int ChildProcess::endingSignal() const
{
    if (WIFSIGNALED(m_status))
        return WTERMSIG(m_status);
    // The shell may report the signal by its own exit status.
    constexpr int kSignalStatus = 128;
    const int status = WIFEXITED(m_status) ? WEXITSTATUS(m_status) : 0;
    return status > kSignalStatus ? status - kSignalStatus : 0;
}

bool ChildProcess::hasEnded(Instant until)
{
    while (!m_isReaped) {
        m_isReaped = waitpid(m_process, &m_status, WNOHANG) == m_process;
        if (m_isReaped || Watch::now() >= until)
            break;
        std::this_thread::sleep_for(milliseconds(1));
    }
    return m_isReaped;
}

} // namespace tessera
