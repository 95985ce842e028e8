#include "model/session/puzzlejudge.h"

#include <algorithm>

namespace tessera {

PuzzleState judge(const Puzzle &puzzle, const GameModel &game)
{
    const auto position = game.positionAt(GameRecord::kRoot);
    const auto moves = game.record().movesTo(game.node());
    const PuzzleStanding standing = followed(puzzle, *position, moves);
    PuzzleState state{
        standing.verdict, std::max(puzzle.moves - standing.progress.moves, 0), standing.progress};
    if (state.verdict == PuzzleVerdict::Open && game.isOver())
        state.verdict = verdictAtEnd(puzzle, game.outcome());
    return state;
}

} // namespace tessera
