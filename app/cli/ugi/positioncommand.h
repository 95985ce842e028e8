#pragma once

#include "app/cli/ugi/ugioptions.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::cli {

/// What a `position` says: where it begins, and the moves from there.
struct PositionWords
{
    /// Nothing for the start of the settings.
    std::optional<std::string> text;
    std::vector<std::string> moves;
};

/// Reads the words after `position`.
[[nodiscard]] Result<PositionWords> parsePositionWords(std::span<const std::string> words);

/// The position that is meant, by the rules of the settings.
[[nodiscard]] Result<std::unique_ptr<AnyPosition>> positionOf(
    const PositionWords &words, const GameEntry &game, const UgiSettings &settings);

} // namespace tessera::cli
