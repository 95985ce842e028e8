#pragma once

#include "model/search/engine/gameentry.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tessera {

/// The position after `moves`, from the position `text`, or from the usual start where there is none. An error names
/// the text, or the move by its number.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> positionAfter(
    const GameEntry &game,
    const Options &options,
    const std::optional<std::string> &text,
    std::span<const std::string> moves);

} // namespace tessera
