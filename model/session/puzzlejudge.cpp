#include "model/session/puzzlejudge.h"

#include <algorithm>

namespace tessera {

namespace {

using Verdict = PuzzleState::Verdict;

/// How many pieces of the kind `prey` the solver's opponents have.
int preyLeft(const Puzzle &puzzle, const AnyPosition &position)
{
    int left = 0;
    for (const Piece piece : position.cells().pieces)
        left += piece.isPresent() && piece.owner != puzzle.solver && piece.kind == puzzle.prey;
    return left;
}

/// What the end of a game means for a puzzle that nothing has decided before.
Verdict verdictOf(const Puzzle &puzzle, const Outcome &outcome)
{
    const bool isWon = outcome.winner() == puzzle.solver;
    const bool isLost = outcome.winner() != Player::None && !isWon;
    switch (puzzle.goal) {
    case Puzzle::Goal::Win:
    case Puzzle::Goal::WinWithin:
        return isWon ? Verdict::Solved : Verdict::Failed;
    case Puzzle::Goal::Survive:
        return isLost ? Verdict::Failed : Verdict::Solved;
    case Puzzle::Goal::Capture:
        break;
    }
    return Verdict::Failed;
}

/// What having made all the puzzle's moves means in a game that goes on.
Verdict verdictAfterAll(const Puzzle &puzzle, const AnyPosition &position)
{
    if (puzzle.goal == Puzzle::Goal::WinWithin)
        return Verdict::Failed;
    if (puzzle.goal == Puzzle::Goal::Survive && position.toMove() == puzzle.solver)
        return Verdict::Solved;
    return Verdict::Open;
}

} // namespace

PuzzleState judge(const Puzzle &puzzle, const GameModel &game)
{
    const auto position = game.positionAt(GameRecord::kRoot);
    int moves = 0;
    const auto state = [&](Verdict verdict) {
        return PuzzleState{verdict, std::max(puzzle.moves - moves, 0)};
    };
    for (const NodeId node : game.record().pathTo(game.node())) {
        const bool isSolvers = position->toMove() == puzzle.solver;
        const int prey = preyLeft(puzzle, *position);
        const auto move = game.record().node(node).move;
        position->play(move);
        moves += isSolvers;
        if (puzzle.goal == Puzzle::Goal::Capture && isSolvers && preyLeft(puzzle, *position) < prey)
            return state(Verdict::Solved);
        if (position->outcome().isOver())
            return state(verdictOf(puzzle, position->outcome()));
        if (puzzle.moves > 0 && moves >= puzzle.moves) {
            if (const Verdict verdict = verdictAfterAll(puzzle, *position); verdict != Verdict::Open)
                return state(verdict);
        }
    }
    return state(game.isOver() ? verdictOf(puzzle, game.outcome()) : Verdict::Open);
}

} // namespace tessera
