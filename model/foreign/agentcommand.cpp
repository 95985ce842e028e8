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

std::string bridge()
{
    return (programFolder() / "agents" / "bridge").string();
}

/// A shell command that ends with `sentence`, as the bridge would say it, unless `condition` holds.
std::string unless(const std::string &condition, const std::string &sentence)
{
    return condition + " || { echo " + shellWord("info string error: missing: " + sentence)
           + "; exit 2; }; ";
}

/// Says what the bridge lacks, since it cannot say so itself.
std::string needs(const AgentSpec &agent)
{
    const std::string isNew = shellWord("import sys; sys.exit(sys.version_info < (3, 8))");
    return unless(
               "[ -e " + shellWord(bridge()) + " ]",
               "the bridge to Python agents, which belongs to this program, is not at " + bridge())
           + unless(
               shellWord(agent.interpreter) + " -c " + isNew + " 2> /dev/null",
               "the command " + agent.interpreter + " starts no Python of version 3.8 or newer");
}

/// The shell command of the bridge for `game` in the agent's interpreter.
std::string bridgeCommand(const AgentSpec &agent, const std::string &game)
{
    return shellWord(agent.interpreter) + " -B " + shellWord(bridge()) + " --game "
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
    constexpr int kShare = 3;
    constexpr std::chrono::seconds kBeyond{60};
    return kShare * cpuTime.value_or(kLongest) + kBeyond;
}

std::string agentCommand(const AgentSpec &agent, const std::string &game)
{
    return needs(agent) + "exec " + bridgeCommand(agent, game) + agentWords(agent);
}

std::string recordedAgentCommand(
    const AgentSpec &agent,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording)
{
    const std::string number = std::to_string(seed);
    return needs(agent) + "PYTHONHASHSEED=" + number + " exec " + bridgeCommand(agent, game)
           + " --seed " + number + " --record " + shellWord(recording) + agentWords(agent);
}

std::string agentLoadCommand(const AgentSpec &agent, const std::string &game)
{
    return "exec " + bridgeCommand(agent, game) + " --load" + agentWords(agent);
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
