#pragma once

#include "model/core/puzzleprogress.h"
#include "model/session/gamemodel.h"

namespace tessera {

/// How far the solver of a puzzle has come.
struct PuzzleState
{
    using Verdict = PuzzleVerdict;

    Verdict verdict = Verdict::Open;
    /// How many of the puzzle's moves the solver still has; 0 for puzzles without a number of moves.
    int movesLeft = 0;
    PuzzleProgress progress{};

    friend bool operator==(const PuzzleState &, const PuzzleState &) = default;
};

/// Judges the line of `game` that leads to where it stands, which began from the puzzle's start.
/// What was reached, or missed, on the way counts, whatever came after it.
[[nodiscard]] PuzzleState judge(const Puzzle &puzzle, const GameModel &game);

} // namespace tessera
