#pragma once

#include "model/core/result.h"
#include "model/foreign/processlimits.h"

#include <string>

namespace tessera {

/// A command of the shell that was just started, as the leader of a process group of its own, and our ends of the pipes to
/// it, which whoever has it closes. In its group a guard waits for the end of the lifeline, which comes with our process
/// however that ends, and kills the group.
struct GuardedShell
{
    int process = 0;
    /// Written to without waiting.
    int input = -1;
    int output = -1;
    /// Its standard error, read without waiting; -1 when that goes where ours goes.
    int errors = -1;
    /// Nothing is written to it.
    int lifeline = -1;

    [[nodiscard]] static Result<GuardedShell> start(
        const std::string &command, bool keepsErrors, const ProcessLimits &limits);
};

} // namespace tessera
