#pragma once

#include "model/search/engine/gameentry.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tessera {

/// The position that follows from `text` (the standard start where it is missing) by the moves in `moves`, which blanks
/// separate. An error names the text, or the move by its number.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> positionAfter(
    const GameEntry &game,
    const Options &options,
    const std::optional<std::string> &text,
    std::span<const std::string> moves);

} // namespace tessera
