#pragma once

#include "app/cli/match/playerspec.h"

namespace tessera::cli {

/// The command of the shell that plays a Python agent as a UGI engine: the bridge (which lies beside the
/// program, see `resources/agents`) in the interpreter that `spec` names.
[[nodiscard]] std::string agentCommand(const PlayerSpec &spec, const std::string &game);

} // namespace tessera::cli
