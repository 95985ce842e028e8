#include "app/game/columns/sharedroom.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

/// Gives a part what it lacks from those which lend and have more than their least.
void lend(std::vector<int> &heights, const std::vector<RoomPart> &parts, std::size_t to)
{
    for (std::size_t from = 0; from < parts.size(); ++from) {
        if (!parts[from].lends)
            continue;
        const int spare = std::max(heights[from] - parts[from].least, 0);
        const int given = std::clamp(parts[to].asked - heights[to], 0, spare);
        heights[from] -= given;
        heights[to] += given;
    }
}

} // namespace

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
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].asked - heights[i] <= parts[i].slack)
            lend(heights, parts, i);
    }
    return heights;
}

} // namespace tessera
