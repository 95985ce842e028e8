#include "model/games/tetress/recipes/recipes.h"

#include "model/core/erasure/erased.h"
#include "model/games/tetress/rules/rules.h"
#include "model/games/tetress/rules/say.h"
#include "model/search/proof/puzzlecandidates.h"

namespace tessera::tetress {

namespace {

enum Sort : std::size_t { kWin1, kLines1, kTokens1, kSurvive1, kLines2, kWin2, kSurvive2 };

/// Positions with fewer placements than this are small enough for proofs of two moves.
constexpr int kFewPlacements = 45;

PuzzleCandidate win(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::WinWithin,
        moves,
        say(TESSERA_TEXT("tetress", "No place left")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("tetress", "Win with one tetromino")),
            say(TESSERA_TEXT("tetress", "Win with %1 tetrominoes"))));
}

PuzzleCandidate survive(Sort sort, int moves)
{
    return puzzleCandidate(
        sort,
        Puzzle::Goal::Survive,
        moves,
        say(TESSERA_TEXT("tetress", "Save yourself")),
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("tetress", "Place so that you have a place left at your next turn")),
            say(TESSERA_TEXT("tetress", "Do not lose for %1 turns"))));
}

std::vector<PuzzleCandidate> candidates(const AnyPosition &any)
{
    constexpr int kManyTokens = 5;
    const Position &position = as<Rules>(any);
    Rules::MoveList moves;
    position.legalMoves(moves);
    std::vector<PuzzleCandidate> found;
    if (static_cast<int>(moves.size()) < kFewPlacements) {
        found.push_back(win(kWin2, 2));
        found.push_back(survive(kSurvive2, 2));
    }
    found.push_back(win(kWin1, 1));
    found.push_back(survive(kSurvive1, 1));
    if (const int lines = mostByOneMove<Rules>(position, 0); lines >= 2)
        found.push_back(puzzleCandidate(
            kLines1,
            Puzzle::Goal::Gain,
            {"lines", lines},
            1,
            lines == 2 ? say(TESSERA_TEXT("tetress", "Double clear"))
                       : say(TESSERA_TEXT("tetress", "Many lines at once")),
            say(TESSERA_TEXT("tetress", "Clear %1 lines with one tetromino"),
                {std::to_string(lines)})));
    if (const int tokens = mostByOneMove<Rules>(position, 1); tokens >= kManyTokens)
        found.push_back(puzzleCandidate(
            kTokens1,
            Puzzle::Goal::Gain,
            {"tokens", tokens},
            1,
            say(TESSERA_TEXT("tetress", "Largest capture")),
            say(TESSERA_TEXT("tetress", "Clear %1 tokens of your opponent with one tetromino"),
                {std::to_string(tokens)})));
    found.push_back(puzzleCandidate(
        kLines2,
        Puzzle::Goal::Gain,
        {"lines", 2},
        2,
        say(TESSERA_TEXT("tetress", "One, two")),
        say(TESSERA_TEXT(
            "tetress", "Clear two lines with two tetrominoes, whatever your opponent does"))));
    return found;
}

} // namespace

PuzzleRecipe puzzleRecipe()
{
    PuzzleRecipe recipe = recipeFromUsualStart<Rules>(candidates);
    recipe.sorts = puzzleSorts({
        {kWin1, "win in 1", 4},
        {kLines1, "double clear", 6},
        {kTokens1, "largest capture", 5},
        {kSurvive1, "survive 1", 5},
        {kLines2, "two lines within 2", 3},
        {kWin2, "win in 2", 5},
        {kSurvive2, "survive 2", 4},
    });
    recipe.level = 3;
    recipe.nodes = 600;
    recipe.plies = 150;
    recipe.randomPlies = 6;
    return recipe;
}

} // namespace tessera::tetress
