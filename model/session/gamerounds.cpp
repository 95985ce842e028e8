#include "model/session/gamerounds.h"

#include "model/core/rounds.h"

namespace tessera {

int roundOf(const GameModel &game, NodeId node)
{
    return roundOfLast(*game.positionAt(GameRecord::kRoot), game.record().movesTo(node));
}

int roundAfter(const GameModel &game, NodeId node)
{
    return roundOfNext(*game.positionAt(GameRecord::kRoot), game.record().movesTo(node));
}

} // namespace tessera
