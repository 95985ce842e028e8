#include "app/cli/match/childprocess.h"

#include "app/cli/input/linereader.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char **environ;

namespace tessera::cli {

namespace {

using Watch = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Waits until `descriptor` is ready for `events`; false when it is not in time.
bool awaits(int descriptor, short events, Watch::time_point until)
{
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(until - Watch::now()).count();
        pollfd waiting{descriptor, events, 0};
        constexpr long long kLongestWait = 60000;
        const int ready
            = poll(&waiting, 1, static_cast<int>(std::clamp<long long>(left, 0, kLongestWait)));
        if (ready > 0)
            return true;
        if (left <= 0 || (ready < 0 && errno != EINTR))
            return false;
    }
}

/// Starts the shell in a process group of its own; 0 when that fails.
int spawn(const std::string &command, int input, int output)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string words[]{"sh", "-c", command};
    char *const argv[]{words[0].data(), words[1].data(), words[2].data(), nullptr};
    pid_t process = 0;
    if (posix_spawn(&process, "/bin/sh", &files, &attributes, argv, environ) != 0)
        process = 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return process;
}

void closeAll(std::initializer_list<int> descriptors)
{
    for (const int descriptor : descriptors) {
        if (descriptor >= 0)
            close(descriptor);
    }
}

} // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string &command)
{
    // No other thread may start a process while our ends of the pipes are not yet ours alone: it
    // would hold them open.
    static std::mutex oneAtATime;
    const std::lock_guard lock(oneAtATime);
    int toChild[2]{-1, -1};
    int fromChild[2]{-1, -1};
    int process = 0;
    if (pipe(toChild) == 0 && pipe(fromChild) == 0) {
        for (const int descriptor : {toChild[0], toChild[1], fromChild[0], fromChild[1]})
            fcntl(descriptor, F_SETFD, FD_CLOEXEC);
        fcntl(toChild[1], F_SETFL, O_NONBLOCK);
        process = spawn(command, toChild[0], fromChild[1]);
    }
    closeAll({toChild[0], fromChild[1]});
    if (process == 0) {
        closeAll({toChild[1], fromChild[0]});
        return Error{inQuotes(command), std::strerror(errno), "a command that can be started"};
    }
    return std::unique_ptr<ChildProcess>(new ChildProcess(process, toChild[1], fromChild[0]));
}

ChildProcess::~ChildProcess()
{
    constexpr milliseconds kMoment{300};
    closeAll({m_input, m_output});
    const bool isOver = hasEnded(Watch::now() + kMoment);
    kill(-m_process, SIGKILL);
    if (!isOver)
        waitpid(m_process, nullptr, 0);
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
        else if (errno == EAGAIN && !awaits(m_input, POLLOUT, until))
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
        if (m_read.size() > LineReader::kLongest)
            m_read.resize(LineReader::kLongest);
        // Also of a process that never stops talking nothing is heard after the time.
        if (Watch::now() >= until || !awaits(m_output, POLLIN, until))
            return Heard::Silence;
        char buffer[4096];
        const ssize_t count = read(m_output, buffer, sizeof buffer);
        if (count == 0 || (count < 0 && errno != EINTR))
            return Heard::End;
        if (count > 0)
            m_read.append(buffer, static_cast<std::size_t>(count));
    }
}

std::string ChildProcess::ending()
{
    constexpr milliseconds kMoment{1000};
    if (!hasEnded(Watch::now() + kMoment))
        return "closed its output";
    // The shell may tell of the signal by its own status.
    constexpr int kSignalStatus = 128;
    const int status = WIFEXITED(m_status) ? WEXITSTATUS(m_status) : 0;
    const int signal = WIFSIGNALED(m_status)    ? WTERMSIG(m_status)
                       : status > kSignalStatus ? status - kSignalStatus
                                                : 0;
    if (signal != 0)
        return std::string("was ended by signal ").append(std::to_string(signal));
    return std::string("ended with status ").append(std::to_string(status));
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

} // namespace tessera::cli
