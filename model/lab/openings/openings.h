#pragma once

#include "model/games/catalogue.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::lab {

/// The opening of a match's game.
struct Opening
{
    /// Position text; empty for the usual start.
    std::optional<std::string> start;
    std::vector<std::string> moves;

    friend bool operator==(const Opening &, const Opening &) = default;
};

/// Reads a file of openings, one on each line: either moves from the usual start (`a2a4 g13g11`) or the words of the
/// protocol's `position` (`startpos moves …`, `fen TEXT moves …`). Empty lines and those that begin with `#` are
/// ignored. Every opening must be legal and leave the game open. The usual start is the game's own, or `usualStart` on
/// a board of a configuration.
[[nodiscard]] Result<std::vector<Opening>> readOpenings(
    const std::string &content,
    const std::string &name,
    const GameEntry &game,
    const Options &options,
    const std::optional<std::string> &usualStart = std::nullopt);

/// A text that distinguishes lists of openings.
[[nodiscard]] std::string fingerprint(const std::vector<Opening> &openings);

} // namespace tessera::lab
