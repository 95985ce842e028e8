#pragma once

#include "model/core/options.h"
#include "model/search/proof/puzzlerecipe.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// A sort of puzzle with the number by which candidates name it.
struct NumberedSort
{
    std::size_t number = 0;
    const char *name = "";
    int wanted = 0;
};

/// The sorts of a recipe, each at its number; `rows` has every number from 0 once.
[[nodiscard]] inline std::vector<PuzzleRecipe::Sort> puzzleSorts(
    std::initializer_list<NumberedSort> rows)
{
    std::vector<PuzzleRecipe::Sort> sorts(rows.size());
    for (const NumberedSort &row : rows) {
        assert(row.number < sorts.size() && sorts[row.number].name.empty());
        sorts[row.number] = {row.name, row.wanted};
    }
    return sorts;
}

/// A candidate whose goal has no measure, such as to win or to hold out.
[[nodiscard]] inline PuzzleCandidate puzzleCandidate(
    std::size_t sort, Puzzle::Goal goal, int moves, Sentence title, Sentence words)
{
    PuzzleCandidate candidate;
    candidate.sort = sort;
    candidate.puzzle.goal = goal;
    candidate.puzzle.moves = moves;
    candidate.puzzle.titleWords = std::move(title);
    candidate.puzzle.goalWords = std::move(words);
    return candidate;
}

/// An amount of one of the game's measures (see `TalliesMoves`).
struct PuzzleAmount
{
    std::string measure;
    int amount = 0;
};

/// A candidate whose goal is to gain an amount, or to keep it from growing.
[[nodiscard]] inline PuzzleCandidate puzzleCandidate(
    std::size_t sort,
    Puzzle::Goal goal,
    PuzzleAmount amount,
    int moves,
    Sentence title,
    Sentence words)
{
    PuzzleCandidate candidate
        = puzzleCandidate(sort, goal, moves, std::move(title), std::move(words));
    candidate.puzzle.measure = std::move(amount.measure);
    candidate.puzzle.amount = amount.amount;
    return candidate;
}

/// What is said of a goal: `one` for one move, otherwise `several`, whose last argument is the number of moves.
[[nodiscard]] inline Sentence saidOfMoves(int moves, Sentence one, Sentence several)
{
    if (moves == 1)
        return one;
    several.arguments.push_back(std::to_string(moves));
    return several;
}

/// The most that a single move brings in one of the game's measures, or 0.
template<typename Rules>
[[nodiscard]] int mostByOneMove(const typename Rules::Position &position, int measure)
{
    typename Rules::MoveList moves;
    position.legalMoves(moves);
    int most = 0;
    for (const auto move : moves)
        most = std::max(most, Rules::tally(position, move, position.toMove(), measure));
    return most;
}

/// The start of a game with its usual options.
template<typename Rules>
[[nodiscard]] PuzzleSource usualStart()
{
    const Options options = Options::strict(Rules::info().options);
    return {options, Rules::positionText(Rules::start(options))};
}

/// A recipe for games from the usual start, without its sorts.
template<typename Rules>
[[nodiscard]] PuzzleRecipe recipeFromUsualStart(decltype(PuzzleRecipe::candidates) candidates)
{
    PuzzleRecipe recipe;
    recipe.source = [](std::uint64_t) { return usualStart<Rules>(); };
    recipe.candidates = std::move(candidates);
    return recipe;
}

} // namespace tessera
