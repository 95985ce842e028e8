#pragma once

#include "model/core/outcome.h"
#include "model/search/engine/engine.h"

#include <optional>
#include <string_view>

namespace tessera {

/// Hundredths of a piece that make the odds of winning e times better, where a score is in pieces: the
/// same that tree searches take unless a game says otherwise (`TreeTuning::oddsScale`). It is a
/// convention, not fitted to games: it makes chances of one game comparable, no more.
inline constexpr double kReviewOddsScale = 150;

/// The winning chance of each player, 1 in all, a draw counting as an equal share of it. `score` is
/// that of `toMove`; who has lost by force leaves equal chances to the others.
[[nodiscard]] PerPlayer<double> chancesOf(const Score &score, Player toMove, int playerCount);

/// A score as game files write it (`%eval`): of two players from the first one's side, in pieces
/// (`0.31`, `#-2` for a mate in two by the second); of more, everybody's chances (`0.512/0.301/0.187`).
[[nodiscard]] std::string evaluationText(const Score &score, Player toMove, int playerCount);

/// The chances that such a text stands for, of other programs' files, too (`+0.31,18` has a depth);
/// nothing when it is none.
[[nodiscard]] std::optional<PerPlayer<double>> chancesOf(
    std::string_view evaluation, int playerCount);

} // namespace tessera
