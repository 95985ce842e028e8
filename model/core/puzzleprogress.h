#pragma once

#include "model/core/anygame.h"
#include "model/core/outcome.h"
#include "model/core/puzzle.h"
#include "model/core/transition.h"

#include <span>

namespace tessera {

/// The state of a puzzle's goal.
enum class PuzzleVerdict : std::uint8_t { Open, Solved, Failed };

/// The progress since a puzzle's start. Only this file knows what the goals mean, both for judging a game and for
/// proving that a goal can be reached.
struct PuzzleProgress
{
    /// Own moves that the solver has made.
    int moves = 0;
    /// The sum of their results, in the goal's measure or in pieces of the kind to be captured.
    int tally = 0;

    friend bool operator==(const PuzzleProgress &, const PuzzleProgress &) = default;
};

/// The progress after one more move, by `mover`, with the result `tally` (see `tallyOf`).
[[nodiscard]] PuzzleProgress advanced(
    const Puzzle &puzzle, PuzzleProgress progress, Player mover, int tally);

/// Whether the goal is already reached or missed, whatever comes next.
[[nodiscard]] PuzzleVerdict verdictByTally(const Puzzle &puzzle, const PuzzleProgress &progress);
/// The verdict at the end of the game, when nothing has decided before.
[[nodiscard]] PuzzleVerdict verdictAtEnd(const Puzzle &puzzle, const Outcome &outcome);
/// The verdict by the puzzle's number of moves, in a game that goes on with `toMove`.
[[nodiscard]] PuzzleVerdict verdictOfMoves(
    const Puzzle &puzzle, const PuzzleProgress &progress, Player toMove);

/// Pieces that a transition takes from the solver's opponents, of the kind that a puzzle wants captured.
[[nodiscard]] int preyTaken(const Puzzle &puzzle, const Transition &transition);
/// The result of a legal move of `position`, for `advanced`.
[[nodiscard]] int tallyOf(const Puzzle &puzzle, const AnyPosition &position, MoveCode move);

/// The state of a puzzle after some moves.
struct PuzzleStanding
{
    PuzzleVerdict verdict = PuzzleVerdict::Open;
    PuzzleProgress progress{};
};

/// Plays legal moves from the puzzle's start, which is `position`, until they end or the puzzle is decided: a goal that
/// was reached or missed on the way counts, whatever came after it.
[[nodiscard]] PuzzleStanding followed(
    const Puzzle &puzzle, AnyPosition &position, std::span<const MoveCode> moves);

} // namespace tessera
