#include "model/games/watchyourback/recipes/recipes.h"

#include "model/core/erasure/erased.h"
#include "model/games/watchyourback/rules/rules.h"
#include "model/games/watchyourback/rules/say.h"
#include "model/search/proof/puzzlecandidates.h"

namespace tessera::watchyourback {

namespace {

enum Sort : std::size_t { kWin1, kStab1, kKeep1, kStab2, kWin2, kKeep2, kSurvive2, kWin3 };

PuzzleCandidate win(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::WinWithin,
        moves,
        say(TESSERA_TEXT("watchyourback", "The last stab")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("watchyourback", "Win in one move")),
            say(TESSERA_TEXT("watchyourback", "Win in %1 moves"))));
}

PuzzleCandidate stab(Sort sort, int amount, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::Gain,
        {"stabs", amount},
        moves,
        say(moves == 1 ? TESSERA_TEXT("watchyourback", "Largest stab")
                       : TESSERA_TEXT("watchyourback", "Two in two")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("watchyourback", "Stab %1 fighters with one move"),
                {std::to_string(amount)}),
            say(TESSERA_TEXT("watchyourback", "Stab %1 fighters within %2 moves"),
                {std::to_string(amount)})));
}

PuzzleCandidate keep(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::Keep,
        {"losses", 0},
        moves,
        say(TESSERA_TEXT("watchyourback", "Save yourself")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT(
                "watchyourback", "Move so that no fighter of yours falls before your next turn")),
            say(TESSERA_TEXT("watchyourback", "Lose no fighter for %1 moves"))));
}

std::vector<PuzzleCandidate> candidates(const AnyPosition &any)
{
    const Position &position = as<Rules>(any);
    const bool isMoving = position.state().phase == Phase::Moving;
    std::vector<PuzzleCandidate> found;
    if (const int most = mostByOneMove<Rules>(position, 0); most >= 2)
        found.push_back(stab(kStab1, most, 1));
    if (isMoving) {
        for (const auto &[sort, moves] :
             {std::pair(kWin3, 3), std::pair(kWin2, 2), std::pair(kWin1, 1)})
            found.push_back(win(sort, moves));
        found.push_back(puzzleCandidate(
            kSurvive2,
            Puzzle::Goal::Survive,
            2,
            say(TESSERA_TEXT("watchyourback", "Hold out")),
            say(TESSERA_TEXT("watchyourback", "Do not lose for two moves"))));
    }
    found.push_back(stab(kStab2, 2, 2));
    found.push_back(keep(kKeep2, 2));
    found.push_back(keep(kKeep1, 1));
    return found;
}

} // namespace

PuzzleRecipe puzzleRecipe()
{
    PuzzleRecipe recipe = recipeFromUsualStart<Rules>(candidates);
    recipe.sorts = puzzleSorts({
        {kWin1, "win in 1", 3},
        {kStab1, "largest stab", 6},
        {kKeep1, "keep all for 1", 5},
        {kStab2, "stab two within 2", 6},
        {kWin2, "win in 2", 4},
        {kKeep2, "keep all for 2", 5},
        {kSurvive2, "survive 2", 3},
        {kWin3, "win in 3", 4},
    });
    recipe.level = 5;
    recipe.nodes = 1500;
    recipe.plies = 230;
    recipe.randomPlies = 8;
    return recipe;
}

} // namespace tessera::watchyourback
