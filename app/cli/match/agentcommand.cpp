#include "app/cli/match/agentcommand.h"

#include <filesystem>
#include <sstream>

namespace tessera::cli {

namespace {

/// The folder of the running program.
std::filesystem::path programFolder()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

/// `word` as one word of the shell.
std::string forShell(const std::string &word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted.append(c == '\'' ? std::string("'\\''") : std::string(1, c));
    return quoted + "'";
}

} // namespace

std::string agentCommand(const PlayerSpec &spec, const std::string &game)
{
    std::ostringstream command;
    command << "exec " << forShell(spec.agent.interpreter) << " -B "
            << forShell((programFolder() / "agents" / "bridge").string()) << " --game "
            << forShell(game);
    if (spec.agent.cpuTime)
        command << " --cpu " << std::chrono::duration<double>(*spec.agent.cpuTime).count();
    if (spec.agent.megabytes)
        command << " --memory " << *spec.agent.megabytes;
    command << " -- " << forShell(spec.agent.path);
    return command.str();
}

} // namespace tessera::cli
