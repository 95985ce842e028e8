#include "model/foreign/agentcommand.h"

#include "model/foreign/shellword.h"

#include <filesystem>
#include <sstream>

namespace tessera {

namespace {

/// The folder of the running program.
std::filesystem::path programFolder()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

/// The shell command of the bridge for `game` in the agent's interpreter.
std::string bridgeCommand(const AgentSpec &agent, const std::string &game)
{
    return shellWord(agent.interpreter) + " -B "
           + shellWord((programFolder() / "agents" / "bridge").string()) + " --game "
           + shellWord(game);
}

/// The arguments that name the agent and its limits.
std::string agentWords(const AgentSpec &agent)
{
    std::ostringstream words;
    if (agent.cpuTime)
        words << " --cpu " << std::chrono::duration<double>(*agent.cpuTime).count();
    if (agent.megabytes)
        words << " --memory " << *agent.megabytes;
    words << " -- " << shellWord(agent.path);
    return words.str();
}

} // namespace

std::chrono::milliseconds AgentSpec::slowness() const
{
    // The longest of the courses' limits.
    constexpr std::chrono::seconds kLongest{180};
    // Processor time passes slowly on a busy machine. The bridge itself notices when it is used up, or when nothing
    // happens; this limit is for code that prevents that, such as code that is not Python.
    constexpr int kShare = 2;
    constexpr std::chrono::seconds kBeyond{60};
    return kShare * cpuTime.value_or(kLongest) + kBeyond;
}

std::string agentCommand(const AgentSpec &agent, const std::string &game)
{
    return "exec " + bridgeCommand(agent, game) + agentWords(agent);
}

std::string recordedAgentCommand(
    const AgentSpec &agent,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording)
{
    const std::string number = std::to_string(seed);
    return "PYTHONHASHSEED=" + number + " exec " + bridgeCommand(agent, game) + " --seed " + number
           + " --record " + shellWord(recording) + agentWords(agent);
}

std::string agentWordsCommand(
    const AgentSpec &agent, const std::string &game, const std::vector<std::string> &moves)
{
    std::string command = "exec " + bridgeCommand(agent, game) + " --show --";
    for (const std::string &move : moves)
        command.append(" ").append(shellWord(move));
    return command;
}

} // namespace tessera
