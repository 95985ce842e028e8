#pragma once

#include "model/search/learning/gamerecipes.h"

namespace tessera::xxlchess {

/// The puzzles to look for, in games of small armies on boards of several sizes, in which each kind of piece occurs,
/// and from the standard start.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

/// What the makers of `tessera-tools` need of the game.
[[nodiscard]] GameRecipes makeRecipes();

} // namespace tessera::xxlchess
