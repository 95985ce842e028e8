#pragma once

#include "model/core/anygame.h"
#include "model/core/puzzle.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

/// Something that may be a puzzle, to be proved.
struct PuzzleCandidate
{
    Puzzle puzzle;
    /// Which of the recipe's sorts it is.
    std::size_t sort = 0;
    /// What an engine must see first, so that proofs are not wasted on positions without prospects.
    enum class Sign : std::uint8_t {
        None,
        Win,    ///< a forced win of the solver's
        Threat, ///< one of the next player's, if it were their turn
    };
    Sign sign = Sign::None;
};

/// Where a game begins from which puzzles are taken.
struct PuzzleSource
{
    Options options;
    std::string start;
};

/// What a game tells the maker of puzzles. Empty where it has none.
struct PuzzleRecipe
{
    /// A sort of puzzle and how many of it are wanted, the easiest first.
    struct Sort
    {
        std::string name;
        int wanted = 0;
    };

    std::vector<Sort> sorts;
    /// How players play from whose games puzzles come: not so well that nothing ever happens.
    int level = 5;
    std::uint64_t nodes = 2000;
    int plies = 120;
    /// Random moves with which a game begins.
    int randomPlies = 0;
    /// The start of a game, by chance.
    std::function<PuzzleSource(std::uint64_t bits)> source;
    /// What might be asked at a position of a running game, `solver` being to move; the best first. Start,
    /// options and solver are filled in by the maker.
    std::function<std::vector<PuzzleCandidate>(const AnyPosition &)> candidates;
    /// Whether the kind of the piece that moves first is to vary.
    bool variesPieces = false;

    [[nodiscard]] bool isEmpty() const { return !candidates; }
};

} // namespace tessera
