#include "model/foreign/childprocess.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char **environ;

namespace tessera {

namespace {

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

/// The shell first starts the guard in its process group, and then becomes the command. The guard closes the engine's
/// pipes, since others wait for their ends.
constexpr const char *kGuarded = "(exec <&3 3<&- >/dev/null 2>&1; read -r _; kill -KILL 0) & "
                                 "exec 3<&-; exec sh -c \"$1\"";
constexpr int kGuardsEnd = 3;

/// Both ends of a pipe, which no process of ours inherits by default.
struct Pipe
{
    int read = -1;
    int write = -1;

    Pipe()
    {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) == 0) {
            read = ends[0];
            write = ends[1];
        }
    }
    ~Pipe() { closeBoth(); }
    Pipe(const Pipe &) = delete;
    Pipe &operator=(const Pipe &) = delete;

    [[nodiscard]] bool isOpen() const { return read >= 0; }
    /// Hands an end over to its new owner.
    static int released(int &end) { return std::exchange(end, -1); }

private:
    void closeBoth() const
    {
        for (const int end : {read, write}) {
            if (end >= 0)
                close(end);
        }
    }
};

/// The shell's commands that set the limits before it becomes the command, so that only that is limited.
std::string limiting(const ProcessLimits &limits)
{
    std::string words;
    if (limits.megabytes) {
        constexpr long long kKibibytes = 1000 * 1000 / 1024;
        words += "ulimit -v " + std::to_string(*limits.megabytes * kKibibytes) + "; ";
    }
    if (limits.cpuTime) {
        // At the soft limit the process gets a signal that names the reason, and at the hard limit it is killed.
        const auto most = std::chrono::ceil<std::chrono::seconds>(*limits.cpuTime).count();
        words += "ulimit -S -t " + std::to_string(most) + "; ulimit -H -t "
                 + std::to_string(most + 1) + "; ";
    }
    return words;
}

/// Starts the shell in a process group of its own; returns an error number when that fails.
int spawn(int &process, const std::string &command, int input, int output, int errors, int guard)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    if (errors >= 0)
        posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO);
    posix_spawn_file_actions_adddup2(&files, guard, kGuardsEnd);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::string words[]{"sh", "-c", kGuarded, "sh", command};
    char *const argv[]{
        words[0].data(), words[1].data(), words[2].data(), words[3].data(), words[4].data(), nullptr};
    const int error = posix_spawn(&process, "/bin/sh", &files, &attributes, argv, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

} // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(
    const std::string &command, std::stop_token stop, Errors errors, const ProcessLimits &limits)
{
    Pipe toChild;
    Pipe fromChild;
    Pipe complaints;
    Pipe lifeline;
    if (!toChild.isOpen() || !fromChild.isOpen() || !complaints.isOpen() || !lifeline.isOpen())
        return Error{inQuotes(command), std::strerror(errno), "four pipes to it"};
    fcntl(toChild.write, F_SETFL, O_NONBLOCK);
    fcntl(complaints.read, F_SETFL, O_NONBLOCK);
    const bool isKept = errors == Errors::Kept;
    int process = 0;
    const int error = spawn(
        process,
        limiting(limits) + command,
        toChild.read,
        fromChild.write,
        isKept ? complaints.write : -1,
        lifeline.read);
    if (error != 0)
        return Error{inQuotes(command), std::strerror(error), "a command that can be started"};
    return std::unique_ptr<ChildProcess>(new ChildProcess(
        process,
        Pipe::released(toChild.write),
        Pipe::released(fromChild.read),
        isKept ? Pipe::released(complaints.read) : -1,
        Pipe::released(lifeline.write),
        std::move(stop)));
}

ChildProcess::ChildProcess(
    int process, int input, int output, int errors, int lifeline, std::stop_token stop)
    : m_process(process)
    , m_input(input)
    , m_output(output)
    , m_errors(errors)
    , m_lifeline(lifeline)
    , m_stop(std::move(stop))
    , m_watch(static_cast<int>(syscall(SYS_pidfd_open, process, 0)))
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

std::string ChildProcess::ending()
{
    constexpr milliseconds kMoment{1000};
    if (!hasEnded(Watch::now() + kMoment))
        return "closed its output";
    if (const int signal = endingSignal(); signal != 0) {
        std::string words = "was ended by signal ";
        words.append(std::to_string(signal));
        const char *description = sigdescr_np(signal);
        return description == nullptr ? words : words.append(" (").append(description).append(")");
    }
    // The shell's exit status for a command that it cannot find.
    constexpr int kNotFound = 127;
    constexpr int kNoProgram = 126;
    const int status = WEXITSTATUS(m_status);
    return "ended with status " + std::to_string(status)
           + (status == kNotFound    ? ": there is no such command"
              : status == kNoProgram ? ": the command is no program that may be started"
                                     : "");
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
