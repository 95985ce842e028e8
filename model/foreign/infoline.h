#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// The score of an `info` line: `score cp N`, `score mate N` or `score shares a b c`.
[[nodiscard]] std::optional<Score> scoreIn(const std::vector<std::string> &words);

/// The line from `position` in an `info` line: empty unless it has a score that is no bound, and at least one move;
/// moves from the first illegal one on are left out.
[[nodiscard]] std::optional<SearchInfo> infoIn(
    const std::vector<std::string> &words, const AnyPosition &position);

} // namespace tessera
