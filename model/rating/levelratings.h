#pragma once

#include "model/core/outcome.h"
#include "model/rating/glicko2.h"
#include "model/search/engine/levels.h"

#include <vector>

namespace tessera {

/// The ratings of our levels, with level 1 at index 0: each is as far above the one below as its measured points tell,
/// by the logistic curve of the scale. Level 5 has 1500 in every game, so only ratings of the same game can be
/// compared. Their deviation is the uncertainty of matches of some hundred games.
[[nodiscard]] std::vector<Rating> levelRatings(const LevelSteps &steps);

/// The level against which `player` is expected to make a share of the points that is nearest to `share`.
[[nodiscard]] int levelFor(const Rating &player, const LevelSteps &steps, double share);

/// The results of a game for `person`'s rating: one against each of the other players, whose level is in `levels`. In a
/// game of three, a player with a higher score has won against one with a lower score.
[[nodiscard]] std::vector<RatedResult> resultsOf(
    const Outcome &outcome,
    Player person,
    const PerPlayer<int> &levels,
    int playerCount,
    const LevelSteps &steps);

} // namespace tessera
