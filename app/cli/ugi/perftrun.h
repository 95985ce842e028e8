#pragma once

#include "model/core/anygame.h"

#include <functional>
#include <stop_token>

namespace tessera::cli {

/// Called with each move of the root and the number of leaves below it.
using DivideReport = std::function<void(MoveCode, std::uint64_t)>;

/// Counts the leaves at `depth` below each move of `position` and in all; empty when `stop` was requested before the
/// end, which takes effect at once.
[[nodiscard]] std::optional<std::uint64_t> runPerft(
    const AnyPosition &position, int depth, const DivideReport &report, std::stop_token stop = {});

} // namespace tessera::cli
