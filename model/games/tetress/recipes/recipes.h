#pragma once

#include "model/search/learning/gamerecipes.h"

namespace tessera::tetress {

/// The puzzles to look for: clearings, last placements and escapes, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

/// What the makers of `tessera-tools` need of the game.
[[nodiscard]] GameRecipes makeRecipes();

} // namespace tessera::tetress
