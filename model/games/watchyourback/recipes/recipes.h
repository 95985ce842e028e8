#pragma once

#include "model/search/learning/gamerecipes.h"

namespace tessera::watchyourback {

/// The puzzles to look for: stabs, fighters kept and wins, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

/// What the makers of `tessera-tools` need of the game.
[[nodiscard]] GameRecipes makeRecipes();

} // namespace tessera::watchyourback
