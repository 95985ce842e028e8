#pragma once

#include "model/core/result.h"
#include "model/search/engine/engine.h"

#include <span>
#include <string>

namespace tessera::cli {

/// The request of a `go`: a search, or a count of leaves.
struct GoRequest
{
    SearchLimits limits;
    std::optional<int> perftDepth;
};

/// Reads the words after `go`. Without any, or with none that sets a limit, the search is infinite.
/// The clocks of chess protocols (`wtime`, …) are understood as well.
[[nodiscard]] Result<GoRequest> parseGo(std::span<const std::string> words, int playerCount);

} // namespace tessera::cli
