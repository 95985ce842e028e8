#include "model/session/puzzlejudge.h"

#include <algorithm>

namespace tessera {

PuzzleState judge(const Puzzle &puzzle, const GameModel &game)
{
    const auto position = game.positionAt(GameRecord::kRoot);
    PuzzleState state{PuzzleVerdict::Open, puzzle.moves, {}};
    for (const NodeId node : game.record().pathTo(game.node())) {
        const Player mover = position->toMove();
        const auto move = game.record().node(node).move;
        const int tally = tallyOf(puzzle, *position, move);
        position->play(move);
        state.progress = advanced(puzzle, state.progress, mover, tally);
        state.movesLeft = std::max(puzzle.moves - state.progress.moves, 0);
        state.verdict = verdictByTally(puzzle, state.progress);
        if (state.verdict == PuzzleVerdict::Open && position->outcome().isOver())
            state.verdict = verdictAtEnd(puzzle, position->outcome());
        if (state.verdict == PuzzleVerdict::Open)
            state.verdict = verdictOfMoves(puzzle, state.progress, position->toMove());
        if (state.verdict != PuzzleVerdict::Open)
            return state;
    }
    if (game.isOver())
        state.verdict = verdictAtEnd(puzzle, game.outcome());
    return state;
}

} // namespace tessera
