#include "model/foreign/guardedshell.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>
#include <utility>

extern char **environ;

namespace tessera {

namespace {

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

Result<GuardedShell> GuardedShell::start(
    const std::string &command, bool keepsErrors, const ProcessLimits &limits)
{
    Pipe toChild;
    Pipe fromChild;
    Pipe complaints;
    Pipe lifeline;
    if (!toChild.isOpen() || !fromChild.isOpen() || !complaints.isOpen() || !lifeline.isOpen())
        return Error{inQuotes(command), systemFault(errno), phrase("Error", "four pipes to it")};
    fcntl(toChild.write, F_SETFL, O_NONBLOCK);
    fcntl(complaints.read, F_SETFL, O_NONBLOCK);
    GuardedShell shell;
    const int error = spawn(
        shell.process,
        limiting(limits) + command,
        toChild.read,
        fromChild.write,
        keepsErrors ? complaints.write : -1,
        lifeline.read);
    if (error != 0)
        return Error{
            inQuotes(command), systemFault(error), phrase("Error", "a command that can be started")};
    shell.input = Pipe::released(toChild.write);
    shell.output = Pipe::released(fromChild.read);
    if (keepsErrors)
        shell.errors = Pipe::released(complaints.read);
    shell.lifeline = Pipe::released(lifeline.write);
    return shell;
}

} // namespace tessera
