#include "model/games/xxlchess/recipes/recipes.h"

#include "model/games/xxlchess/recipes/learning.h"

namespace tessera::xxlchess {

GameRecipes makeRecipes()
{
    GameRecipes recipes;
    recipes.openings = {.plies = 8, .onlyQuiet = true, .window = 60, .depth = 8, .nodes = 400'000};
    recipes.nets = {{"weights", trainingSetup}};
    recipes.puzzles = puzzleRecipe();
    return recipes;
}

} // namespace tessera::xxlchess
