#pragma once

#include "model/search/learning/gamerecipes.h"

namespace tessera::chexers {

/// The puzzles to look for: wins, exits, conversions and pieces kept, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

/// What the makers of `tessera-tools` need of the game.
[[nodiscard]] GameRecipes makeRecipes();

} // namespace tessera::chexers
