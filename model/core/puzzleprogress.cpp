#include "model/core/puzzleprogress.h"

namespace tessera {

using Goal = Puzzle::Goal;

PuzzleProgress advanced(const Puzzle &puzzle, PuzzleProgress progress, Player mover, int tally)
{
    progress.moves += mover == puzzle.solver;
    // Only the solver's own captures count.
    if (puzzle.goal != Goal::Capture || mover == puzzle.solver)
        progress.tally += tally;
    return progress;
}

PuzzleVerdict verdictByTally(const Puzzle &puzzle, const PuzzleProgress &progress)
{
    switch (puzzle.goal) {
    case Goal::Capture:
        return progress.tally > 0 ? PuzzleVerdict::Solved : PuzzleVerdict::Open;
    case Goal::Gain:
        return progress.tally >= puzzle.amount ? PuzzleVerdict::Solved : PuzzleVerdict::Open;
    case Goal::Keep:
        return progress.tally > puzzle.amount ? PuzzleVerdict::Failed : PuzzleVerdict::Open;
    case Goal::Win:
    case Goal::WinWithin:
    case Goal::Survive:
    case Goal::Best:
        break;
    }
    return PuzzleVerdict::Open;
}

PuzzleVerdict verdictAtEnd(const Puzzle &puzzle, const Outcome &outcome)
{
    const bool isWon = outcome.winner() == puzzle.solver;
    const bool isLost = outcome.winner() != Player::None && !isWon;
    switch (puzzle.goal) {
    case Goal::Win:
    case Goal::WinWithin:
        return isWon ? PuzzleVerdict::Solved : PuzzleVerdict::Failed;
    case Goal::Survive:
    case Goal::Keep:
        return isLost ? PuzzleVerdict::Failed : PuzzleVerdict::Solved;
    case Goal::Best:
        return PuzzleVerdict::Open;
    case Goal::Capture:
    case Goal::Gain:
        break;
    }
    return PuzzleVerdict::Failed;
}

PuzzleVerdict verdictOfMoves(const Puzzle &puzzle, const PuzzleProgress &progress, Player toMove)
{
    if (puzzle.moves == 0 || progress.moves < puzzle.moves)
        return PuzzleVerdict::Open;
    switch (puzzle.goal) {
    case Goal::WinWithin:
    case Goal::Capture:
    case Goal::Gain:
        return PuzzleVerdict::Failed;
    case Goal::Survive:
    case Goal::Keep:
        return toMove == puzzle.solver ? PuzzleVerdict::Solved : PuzzleVerdict::Open;
    case Goal::Win:
    case Goal::Best:
        break;
    }
    return PuzzleVerdict::Open;
}

int preyTaken(const Puzzle &puzzle, const Transition &transition)
{
    const auto isPrey = [&](const Piece &piece) {
        return piece.isPresent() && piece.owner != puzzle.solver && piece.kind == puzzle.prey;
    };
    int taken = 0;
    for (const Step &step : transition.steps) {
        if (step.kind == Step::Kind::Remove)
            taken += isPrey(step.piece);
        else if (step.kind == Step::Kind::Recolour)
            taken += isPrey(step.before) && !isPrey(step.piece);
    }
    return taken;
}

int tallyOf(const Puzzle &puzzle, const AnyPosition &position, MoveCode move)
{
    if (puzzle.goal == Goal::Capture)
        return preyTaken(puzzle, position.transition(move));
    const TallyFacet *tallies = position.tallies();
    if (tallies == nullptr || puzzle.measure.empty())
        return 0;
    const auto measure = tallies->measure(puzzle.measure);
    return measure ? tallies->of(move, puzzle.solver, *measure) : 0;
}

PuzzleStanding followed(const Puzzle &puzzle, AnyPosition &position, std::span<const MoveCode> moves)
{
    PuzzleStanding standing;
    for (const MoveCode move : moves) {
        const Player mover = position.toMove();
        const int tally = tallyOf(puzzle, position, move);
        position.play(move);
        standing.progress = advanced(puzzle, standing.progress, mover, tally);
        standing.verdict = verdictByTally(puzzle, standing.progress);
        if (standing.verdict == PuzzleVerdict::Open && position.outcome().isOver())
            standing.verdict = verdictAtEnd(puzzle, position.outcome());
        if (standing.verdict == PuzzleVerdict::Open)
            standing.verdict = verdictOfMoves(puzzle, standing.progress, position.toMove());
        if (standing.verdict != PuzzleVerdict::Open)
            break;
    }
    return standing;
}

} // namespace tessera
