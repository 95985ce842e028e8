#pragma once

#include "model/core/anygame.h"
#include "model/games/catalogue.h"

#include <random>

namespace tessera {

/// A legal move of a position that is not over.
inline MoveCode randomMove(const AnyPosition &position, std::mt19937 &random)
{
    const auto moves = position.legalMoves();
    return moves[random() % moves.size()];
}

/// The position after `plies` random moves, or where the game ended before.
inline std::unique_ptr<AnyPosition> randomPosition(
    const GameEntry &entry, int plies, std::mt19937 &random)
{
    auto position = entry.game->start(Options::defaults(entry.info().options));
    for (int ply = 0; ply < plies && !position->outcome().isOver(); ++ply)
        position->play(randomMove(*position, random));
    return position;
}

} // namespace tessera
