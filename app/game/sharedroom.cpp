#include "app/game/sharedroom.h"

#include <algorithm>
#include <numeric>

namespace tessera {

std::vector<int> sharedRoom(int room, const std::vector<RoomPart> &parts)
{
    std::vector<int> heights;
    for (const RoomPart &part : parts)
        heights.push_back(part.least);
    int rest = room - std::accumulate(heights.begin(), heights.end(), 0);
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&parts](std::size_t a, std::size_t b) {
        return parts[a].turn < parts[b].turn;
    });
    for (const std::size_t i : order) {
        const int more = std::clamp(parts[i].asked - parts[i].least, 0, std::max(rest, 0));
        heights[i] += more;
        rest -= more;
    }
    return heights;
}

} // namespace tessera
