#include "model/games/chexers/recipes/recipes.h"

#include "model/games/chexers/recipes/learning.h"

namespace tessera::chexers {

GameRecipes makeRecipes()
{
    GameRecipes recipes;
    recipes.openings = {.plies = 6, .onlyQuiet = false, .window = 100, .depth = 8, .nodes = 400'000};
    recipes.nets = {{"weights", trainingSetup}, {"policy", policyTrainingSetup}};
    recipes.puzzles = puzzleRecipe();
    return recipes;
}

} // namespace tessera::chexers
