#pragma once

#include "app/cli/match/playerspec.h"

namespace tessera::cli {

/// The command of the shell that plays a Python agent as a UGI engine: the bridge (which lies beside the
/// program, see `resources/agents`) in the interpreter that `spec` names.
[[nodiscard]] std::string agentCommand(const PlayerSpec &spec, const std::string &game);

/// The same for a game that can be repeated: chance comes from `seed`, and the calls that the agent gets
/// are written to `recording`, as a program that makes them again.
[[nodiscard]] std::string recordedAgentCommand(
    const PlayerSpec &spec,
    const std::string &game,
    std::uint64_t seed,
    const std::string &recording);

/// A command that writes moves of the protocol as agents write them, one a line.
[[nodiscard]] std::string agentWordsCommand(
    const PlayerSpec &spec, const std::string &game, const std::vector<std::string> &moves);

} // namespace tessera::cli
