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

/// The bridge in the agent's interpreter, told which game.
std::string bridgeCommand(const PlayerSpec &spec, const std::string &game)
{
    return forShell(spec.agent.interpreter) + " -B "
           + forShell((programFolder() / "agents" / "bridge").string()) + " --game "
           + forShell(game);
}

/// The agent within its limits.
std::string agentWords(const PlayerSpec &spec)
{
    std::ostringstream words;
    if (spec.agent.cpuTime)
        words << " --cpu " << std::chrono::duration<double>(*spec.agent.cpuTime).count();
    if (spec.agent.megabytes)
        words << " --memory " << *spec.agent.megabytes;
    words << " -- " << forShell(spec.agent.path);
    return words.str();
}

} // namespace

std::string agentCommand(const PlayerSpec &spec, const std::string &game)
{
    return "exec " + bridgeCommand(spec, game) + agentWords(spec);
}

std::string recordedAgentCommand(
    const PlayerSpec &spec,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording)
{
    const std::string number = std::to_string(seed);
    return "PYTHONHASHSEED=" + number + " exec " + bridgeCommand(spec, game) + " --seed " + number
           + " --record " + forShell(recording) + agentWords(spec);
}

std::string agentWordsCommand(
    const PlayerSpec &spec, const std::string &game, const std::vector<std::string> &moves)
{
    std::string command = "exec " + bridgeCommand(spec, game) + " --show --";
    for (const std::string &move : moves)
        command.append(" ").append(forShell(move));
    return command;
}

} // namespace tessera::cli
