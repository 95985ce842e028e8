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

    /// How much longer than an engine it may be silent: it may use all its time for one move.
    [[nodiscard]] std::chrono::milliseconds slowness() const;

    friend bool operator==(const AgentSpec &, const AgentSpec &) = default;
};

/// The command of the shell that plays a Python agent as a UGI engine: the bridge (which lies beside the
/// program, see `resources/agents`) in the interpreter that `agent` names.
[[nodiscard]] std::string agentCommand(const AgentSpec &agent, const std::string &game);

/// The same for a game that can be repeated: chance comes from `seed`, and the calls that the agent gets
/// are written to `recording`, as a program that makes them again.
[[nodiscard]] std::string recordedAgentCommand(
    const AgentSpec &agent,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording);

/// A command that writes moves of the protocol as agents write them, one a line.
[[nodiscard]] std::string agentWordsCommand(
    const AgentSpec &agent, const std::string &game, const std::vector<std::string> &moves);

} // namespace tessera
