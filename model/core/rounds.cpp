#include "model/core/rounds.h"

namespace tessera {

bool beginsRound(Player before, Player mover)
{
    return before == Player::None || index(mover) <= index(before);
}

std::vector<int> roundsOf(std::span<const Player> movers)
{
    std::vector<int> rounds;
    Player before = Player::None;
    int round = 0;
    for (const Player mover : movers) {
        round += beginsRound(before, mover) ? 1 : 0;
        rounds.push_back(round);
        before = mover;
    }
    return rounds;
}

std::vector<Player> moversOf(const AnyPosition &start, std::span<const MoveCode> moves)
{
    std::vector<Player> movers;
    const auto position = start.clone();
    for (const MoveCode move : moves) {
        movers.push_back(position->toMove());
        position->play(move);
    }
    return movers;
}

int roundOfLast(const AnyPosition &start, std::span<const MoveCode> moves)
{
    return moves.empty() ? 0 : roundsOf(moversOf(start, moves)).back();
}

int roundOfNext(const AnyPosition &start, std::span<const MoveCode> moves)
{
    std::vector<Player> movers = moversOf(start, moves);
    const auto end = start.clone();
    for (const MoveCode move : moves)
        end->play(move);
    // Nobody is to move where the game is over.
    if (end->outcome().isOver())
        return roundOfLast(start, moves);
    movers.push_back(end->toMove());
    return roundsOf(movers).back();
}

} // namespace tessera
