#include "model/search/engine/ponder.h"

namespace tessera {

std::unique_ptr<AnyPosition> foreseen(
    const AnyPosition &start, std::span<const MoveCode> line, const AnyPosition &now, Player player)
{
    std::unique_ptr<AnyPosition> position = start.clone();
    bool isReached = false;
    for (const MoveCode move : line) {
        if (!position->isLegal(move))
            return nullptr;
        position->play(move);
        isReached = isReached
                    || (position->turnsTaken() == now.turnsTaken()
                        && position->hash() == now.hash());
        if (isReached && position->toMove() == player)
            return position;
    }
    return nullptr;
}

void ponder(Engine &engine, const AnyPosition &position, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return;
    engine.think(position, SearchLimits::ofTime(kLongestPondering), stop, [](const SearchInfo &) {});
}

} // namespace tessera
