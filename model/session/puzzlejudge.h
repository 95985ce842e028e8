#pragma once

#include "model/core/puzzleprogress.h"
#include "model/session/gamemodel.h"

namespace tessera {

/// The progress of a puzzle's solver.
struct PuzzleState
{
    using Verdict = PuzzleVerdict;

    Verdict verdict = Verdict::Open;
    /// How many of the puzzle's moves the solver still has; 0 for puzzles without a number of moves.
    int movesLeft = 0;
    PuzzleProgress progress{};

    friend bool operator==(const PuzzleState &, const PuzzleState &) = default;
};

/// Judges the line of `game` from the puzzle's start to its current node. A goal that was reached or missed on the way
/// counts, whatever came after it.
[[nodiscard]] PuzzleState judge(const Puzzle &puzzle, const GameModel &game);

} // namespace tessera
