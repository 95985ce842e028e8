#include "model/games/tetress/recipes/recipes.h"

namespace tessera::tetress {

GameRecipes makeRecipes()
{
    GameRecipes recipes;
    recipes.openings = {.plies = 4, .onlyQuiet = false, .window = 50, .depth = 4, .nodes = 400'000};
    recipes.puzzles = puzzleRecipe();
    return recipes;
}

} // namespace tessera::tetress
