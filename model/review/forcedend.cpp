#include "model/review/forcedend.h"

#include <algorithm>

namespace tessera {

std::optional<ForcedEnd> forcedEnd(const std::vector<MoveCode> &line, const AnyPosition &position)
{
    const auto at = position.clone();
    PerPlayer<int> moves{};
    Player chooser = Player::None;
    int all = 0;
    for (const MoveCode move : line) {
        if (at->outcome().isOver())
            break;
        const std::vector<MoveCode> legal = at->legalMoves();
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            return std::nullopt;
        const Player mover = at->toMove();
        if (legal.size() > 1) {
            if (chooser != Player::None && chooser != mover)
                return std::nullopt;
            chooser = mover;
        }
        ++moves[mover];
        ++all;
        at->play(move);
    }
    if (!at->outcome().isOver())
        return std::nullopt;
    const Player winner = at->outcome().winner();
    if (chooser != Player::None && chooser != winner)
        return std::nullopt;
    return ForcedEnd{winner, winner == Player::None ? all : moves[winner]};
}

} // namespace tessera
