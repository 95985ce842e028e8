#include "model/search/ponder.h"

#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tessera {

namespace {

/// For good: a thread may not raise its priority again without privileges.
void lowerPriority()
{
#ifdef __linux__
    constexpr int kNice = 10;
    // Linux counts threads as processes here. Where it refuses, nothing is lost but politeness.
    (void) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
#endif
}

} // namespace

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
    std::thread thread([&] {
        lowerPriority();
        engine.think(position, SearchLimits::ofTime(kLongestPondering), stop, [](const SearchInfo &) {
        });
    });
    thread.join();
}

} // namespace tessera
