#pragma once

#include "app/cli/ugi/ugioptions.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::cli {

/// The content of a `position`: its start, and the moves from there.
struct PositionWords
{
    /// The text of the start; empty for that of the settings.
    std::optional<std::string> text;
    std::vector<std::string> moves;
};

/// Reads the words after `position`.
[[nodiscard]] Result<PositionWords> parsePositionWords(std::span<const std::string> words);

/// The position of the words, by the rules of the settings.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> positionOf(
    const PositionWords &words, const GameEntry &game, const UgiSettings &settings);

} // namespace tessera::cli
