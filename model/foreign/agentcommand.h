#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A student's Python agent, with the limits that its course sets unless others are given.
struct AgentSpec
{
    std::string path;
    std::string interpreter = "python3";
    std::optional<std::chrono::milliseconds> cpuTime;
    std::optional<int> megabytes;

    /// How much longer than an engine the agent may be silent, since it may use all its time for one move.
    [[nodiscard]] std::chrono::milliseconds slowness() const;

    friend bool operator==(const AgentSpec &, const AgentSpec &) = default;
};

/// The shell command that plays a Python agent as a UGI engine: the bridge (which lies beside the program, see
/// `resources/agents`) in the interpreter that `agent` names.
[[nodiscard]] std::string agentCommand(const AgentSpec &agent, const std::string &game);

/// The same for a game that can be repeated: randomness comes from `seed`, and the agent's calls are written to
/// `recording`, as a program that repeats them.
[[nodiscard]] std::string recordedAgentCommand(
    const AgentSpec &agent,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording);

/// A command that says how the course's referee loads the agent: `loaded NAME`, or `refused NAME: ERROR` and perhaps
/// `named NAME`, by which it can be loaded. It says nothing when there is no agent.
[[nodiscard]] std::string agentLoadCommand(const AgentSpec &agent, const std::string &game);

/// A command that translates moves of the protocol into agents' notation, one on each line.
[[nodiscard]] std::string agentWordsCommand(
    const AgentSpec &agent, const std::string &game, const std::vector<std::string> &moves);

} // namespace tessera
