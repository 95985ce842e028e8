#include "model/games/chexers/engine/positionfeatures.h"

namespace tessera::chexers {

namespace {

constexpr std::size_t kLines = 2 * kRadius + 1;

/// The hexes of the first i lines from the exit edge, by player and i.
constexpr std::array<std::array<Bits, kLines + 1>, kPlayers> kNearExit = [] {
    std::array<std::array<Bits, kLines + 1>, kPlayers> near{};
    for (const Player player : kAllPlayers) {
        auto &sets = near[slot(player)];
        for (std::size_t i = 0; i < kLines; ++i)
            sets[i + 1] = sets[i] | line(player, kRadius - static_cast<int>(i));
    }
    return near;
}();

} // namespace

Bits nearestFour(Bits pieces, Player player)
{
    if (std::popcount(pieces) <= RaceTable::kMostPieces)
        return pieces;
    const auto &near = kNearExit[slot(player)];
    // The last of the lines that hold at most four, counted without a branch.
    std::size_t last = 0;
    for (std::size_t i = 1; i < kLines; ++i)
        last += std::popcount(pieces & near[i]) <= RaceTable::kMostPieces ? 1 : 0;
    Bits nearest = pieces & near[last];
    Bits next = pieces & near[last + 1] & ~nearest;
    for (int i = std::popcount(nearest); i < RaceTable::kMostPieces; ++i)
        nearest |= bit(takeLowest(next));
    return nearest;
}

} // namespace tessera::chexers
