#include "model/games/chexers/recipes/recipes.h"

#include "model/core/erasure/erased.h"
#include "model/games/chexers/rules/rules.h"
#include "model/games/chexers/rules/say.h"
#include "model/search/proof/puzzlecandidates.h"

namespace tessera::chexers {

namespace {

enum Sort : std::size_t { kWin1, kKeep1, kConvert2, kExit2, kWin2, kExit3, kKeep2, kWin3 };

PuzzleCandidate win(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::WinWithin,
        moves,
        say(TESSERA_TEXT("chexers", "The last exit")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("chexers", "Win in one move")),
            say(TESSERA_TEXT("chexers", "Win in %1 moves against both others"))));
}

PuzzleCandidate exitWithin(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::Gain,
        {"exits", 1},
        moves,
        say(TESSERA_TEXT("chexers", "Fastest exit")),
        say(TESSERA_TEXT("chexers", "Leave the board within %1 moves, whatever the others do"),
            {std::to_string(moves)}));
}

PuzzleCandidate keep(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::Keep,
        {"losses", 0},
        moves,
        say(TESSERA_TEXT("chexers", "Save yourself")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT(
                "chexers", "Move so that no piece of yours can be converted before your next turn")),
            say(TESSERA_TEXT("chexers", "Lose no piece for %1 moves"))));
}

std::vector<PuzzleCandidate> candidates(const AnyPosition &any)
{
    const Position &position = as<Rules>(any);
    const int exits = position.exits(position.toMove());
    std::vector<PuzzleCandidate> found;
    if (exits + 3 >= kExitsToWin)
        found.push_back(win(kWin3, 3));
    if (exits + 2 >= kExitsToWin)
        found.push_back(win(kWin2, 2));
    if (exits + 1 == kExitsToWin)
        found.push_back(win(kWin1, 1));
    found.push_back(puzzleCandidate(
        kConvert2,
        Puzzle::Goal::Gain,
        {"conversions", 2},
        2,
        say(TESSERA_TEXT("chexers", "Largest catch")),
        say(TESSERA_TEXT("chexers", "Convert two pieces within two moves, whatever the others do"))));
    found.push_back(exitWithin(kExit3, 3));
    found.push_back(exitWithin(kExit2, 2));
    found.push_back(keep(kKeep2, 2));
    found.push_back(keep(kKeep1, 1));
    return found;
}

} // namespace

PuzzleRecipe puzzleRecipe()
{
    PuzzleRecipe recipe = recipeFromUsualStart<Rules>(candidates);
    recipe.sorts = puzzleSorts({
        {kWin1, "win in 1", 2},
        {kKeep1, "keep all for 1", 5},
        {kConvert2, "convert two within 2", 5},
        {kExit2, "exit within 2", 5},
        {kWin2, "win in 2", 4},
        {kExit3, "exit within 3", 4},
        {kKeep2, "keep all for 2", 4},
        {kWin3, "win in 3", 4},
    });
    recipe.level = 5;
    recipe.nodes = 1500;
    recipe.plies = 150;
    recipe.randomPlies = 9;
    return recipe;
}

} // namespace tessera::chexers
