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
    /// What a search must find first, so that no proof is wasted on a hopeless position.
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

/// How puzzles of a game are made (`tessera-tools puzzles`). Empty where the game has none.
struct PuzzleRecipe
{
    /// A sort of puzzle, and how many of it are wanted.
    struct Sort
    {
        std::string name;
        int wanted = 0;
    };

    std::vector<Sort> sorts;
    /// The level of self-play: weak enough for mistakes.
    int level = 5;
    /// The nodes of a search and the most plies of a game of self-play.
    std::uint64_t nodes = 2000;
    int plies = 120;
    /// The random moves at the beginning of a game.
    int randomPlies = 0;
    /// A random start of a game.
    std::function<PuzzleSource(std::uint64_t bits)> source;
    /// The candidates at a position of a running game, for the player to move, the best first. The maker fills in
    /// start, options and solver.
    std::function<std::vector<PuzzleCandidate>(const AnyPosition &)> candidates;
    /// Whether the kind of the piece that moves first is to vary.
    bool variesPieces = false;

    [[nodiscard]] bool isEmpty() const { return !candidates; }
};

} // namespace tessera
