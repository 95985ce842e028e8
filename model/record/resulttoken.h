#pragma once

#include "model/core/outcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// Whether the players or the clock ended the game, which no position shows.
[[nodiscard]] bool isFromOutside(EndReason reason);

/// The token at the end of a game's moves: `1-0`, `1/2-1/2`, `0-0-1`, `1/3-1/3-1/3`; `*` while it goes on. A point that
/// only some players share is written in the same way: `0-1/2-1/2`.
[[nodiscard]] std::string resultToken(const Outcome &outcome, int playerCount);

/// The content of a result token.
struct TokenResult
{
    /// The number of players; 0 for `*`, which does not tell it.
    int playerCount = 0;
    PerPlayer<double> scores{};
};

/// Reads a result token; empty when the text is none. The scores are 0, 1, 1/2 or 1/3 each and one point in all, for
/// two players or more.
[[nodiscard]] std::optional<TokenResult> parseResultToken(std::string_view text);

} // namespace tessera
