#pragma once

#include "model/core/outcome.h"
#include "model/rating/glicko2.h"
#include "model/search/engine/levelsteps.h"

#include <vector>

namespace tessera {

/// The ratings of our levels, 1 at the place 0: each as far above the one below as its measured points say, by the
/// logistic curve of the scale. Level 5 stands at 1500 in every game, so that ratings of one game can be compared,
/// and those of two games cannot. Their deviation is what matches of some hundred games leave open.
[[nodiscard]] std::vector<Rating> levelRatings(const LevelSteps &steps);

/// The level against which `player` is expected to make a share of the points that is nearest to `share`.
[[nodiscard]] int levelFor(const Rating &player, const LevelSteps &steps, double share);

/// What a game says of `person`'s strength: a result against each of the other players, whose level is in `levels`. In a
/// game of three who made more than another has won against them.
[[nodiscard]] std::vector<RatedResult> resultsOf(
    const Outcome &outcome,
    Player person,
    const PerPlayer<int> &levels,
    int playerCount,
    const LevelSteps &steps);

} // namespace tessera
