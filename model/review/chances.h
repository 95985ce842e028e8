#pragma once

#include "model/core/outcome.h"
#include "model/search/engine/engine.h"

#include <optional>
#include <string_view>

namespace tessera {

/// The hundredths of a piece that multiply the odds of winning by e, where a score is in pieces; it equals the default
/// of tree searches (`TreeTuning::oddsScale`). It is a convention, not fitted to games: it only makes chances of one
/// game comparable.
inline constexpr double kReviewOddsScale = 150;

/// The winning chance of each player, 1 in all, a draw counting as an equal share of it. `score` is that of `toMove`; a
/// player who has lost by force leaves equal chances to the others.
[[nodiscard]] PerPlayer<double> chancesOf(const Score &score, Player toMove, int playerCount);

/// A score as game files write it (`%eval`): for two players from the first one's side, in pieces (`0.31`, `#-2` for a
/// mate in two by the second); for more, everybody's chances (`0.512/0.301/0.187`).
[[nodiscard]] std::string evaluationText(const Score &score, Player toMove, int playerCount);

/// The chances of such a text, also from other programs' files (`+0.31,18` has a depth); empty when the text is none.
[[nodiscard]] std::optional<PerPlayer<double>> chancesOf(
    std::string_view evaluation, int playerCount);

} // namespace tessera
