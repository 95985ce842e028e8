#pragma once

#include "model/core/anygame.h"
#include "model/core/outcome.h"
#include "model/core/puzzle.h"
#include "model/core/transition.h"

#include <span>

namespace tessera {

/// How the goal of a puzzle stands.
enum class PuzzleVerdict : std::uint8_t { Open, Solved, Failed };

/// What counts of the moves played since a puzzle's start: the one place that knows what its goals mean,
/// for who judges a game and for who proves that a goal can be reached.
struct PuzzleProgress
{
    /// Own moves that the solver has made.
    int moves = 0;
    /// What they came to, in the goal's measure or in pieces of the kind to be captured.
    int tally = 0;

    friend bool operator==(const PuzzleProgress &, const PuzzleProgress &) = default;
};

/// After one move more, by `mover`, which brought `tally` (see `tallyOf`).
[[nodiscard]] PuzzleProgress advanced(
    const Puzzle &puzzle, PuzzleProgress progress, Player mover, int tally);

/// Whether the goal was reached or missed by what has happened, whatever comes next.
[[nodiscard]] PuzzleVerdict verdictByTally(const Puzzle &puzzle, const PuzzleProgress &progress);
/// What the end of the game means, when nothing has decided before.
[[nodiscard]] PuzzleVerdict verdictAtEnd(const Puzzle &puzzle, const Outcome &outcome);
/// What having used up the puzzle's moves means in a game that goes on with `toMove`.
[[nodiscard]] PuzzleVerdict verdictOfMoves(
    const Puzzle &puzzle, const PuzzleProgress &progress, Player toMove);

/// Pieces that a transition takes from the solver's opponents, of the kind that a puzzle wants captured.
[[nodiscard]] int preyTaken(const Puzzle &puzzle, const Transition &transition);
/// What a legal move of `position` brings, as `advanced` wants to know it.
[[nodiscard]] int tallyOf(const Puzzle &puzzle, const AnyPosition &position, MoveCode move);

/// How a puzzle stands after some moves.
struct PuzzleStanding
{
    PuzzleVerdict verdict = PuzzleVerdict::Open;
    PuzzleProgress progress{};
};

/// Plays legal moves from the puzzle's start, which is `position`, until they end or the puzzle is decided:
/// what was reached, or missed, on the way counts, whatever came after it.
[[nodiscard]] PuzzleStanding followed(
    const Puzzle &puzzle, AnyPosition &position, std::span<const MoveCode> moves);

} // namespace tessera
