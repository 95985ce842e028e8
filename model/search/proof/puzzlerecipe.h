#pragma once

#include "model/core/anygame.h"
#include "model/core/puzzle.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

/// A possible puzzle, which is still to be proved.
struct PuzzleCandidate
{
    Puzzle puzzle;
    /// Which of the recipe's sorts it is.
    std::size_t sort = 0;
    /// What an engine must see first, so that no proof is wasted on a hopeless position.
    enum class Sign : std::uint8_t {
        None,
        Win,    ///< a forced win of the solver's
        Threat, ///< a forced win of the next player's, if it were their turn
    };
    Sign sign = Sign::None;
};

/// The start of a game from which puzzles are taken.
struct PuzzleSource
{
    Options options;
    std::string start;
};

/// What a game tells the maker of puzzles. Empty where the game has none.
struct PuzzleRecipe
{
    /// A sort of puzzle and how many of it are wanted, the easiest first.
    struct Sort
    {
        std::string name;
        int wanted = 0;
    };

    std::vector<Sort> sorts;
    /// The level of the games from which puzzles come: not so strong that nothing ever happens.
    int level = 5;
    std::uint64_t nodes = 2000;
    int plies = 120;
    /// Random moves with which a game begins.
    int randomPlies = 0;
    /// A random start of a game.
    std::function<PuzzleSource(std::uint64_t bits)> source;
    /// The candidates at a position of a running game, in which `solver` is to move, the best first. The maker fills in
    /// start, options and solver.
    std::function<std::vector<PuzzleCandidate>(const AnyPosition &)> candidates;
    /// Whether the kind of the piece that moves first is to vary.
    bool variesPieces = false;

    [[nodiscard]] bool isEmpty() const { return !candidates; }
};

} // namespace tessera
