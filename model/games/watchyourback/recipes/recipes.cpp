#include "model/games/watchyourback/recipes/recipes.h"

#include "model/games/watchyourback/recipes/learning.h"

namespace tessera::watchyourback {

GameRecipes makeRecipes()
{
    GameRecipes recipes;
    recipes.openings = {.plies = 8, .onlyQuiet = false, .window = 50, .depth = 8, .nodes = 400'000};
    recipes.nets = {{"weights", trainingSetup}};
    recipes.puzzles = puzzleRecipe();
    return recipes;
}

} // namespace tessera::watchyourback
