#include "model/review/forcedend.h"

#include <algorithm>

namespace tessera {

std::optional<ForcedEnd> forcedEnd(const std::vector<MoveCode> &line, const AnyPosition &position)
{
    const auto at = position.clone();
    PerPlayer<int> moves{};
    PerPlayer<bool> chose{};
    for (const MoveCode move : line) {
        if (at->outcome().isOver())
            break;
        const std::vector<MoveCode> legal = at->legalMoves();
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            return std::nullopt;
        const Player mover = at->toMove();
        ++moves[mover];
        chose[mover] = chose[mover] || legal.size() > 1;
        at->play(move);
    }
    if (!at->outcome().isOver())
        return std::nullopt;
    const Player winner = at->outcome().winner();
    int all = 0;
    for (int i = 0; i < position.info().playerCount(); ++i) {
        if (chose[playerAt(i)] && playerAt(i) != winner)
            return std::nullopt;
        all += moves[playerAt(i)];
    }
    return ForcedEnd{winner, winner == Player::None ? all : moves[winner]};
}

} // namespace tessera
