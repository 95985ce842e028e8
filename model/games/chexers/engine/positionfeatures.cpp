#include "model/games/chexers/engine/positionfeatures.h"

namespace tessera::chexers {

namespace {

constexpr int kLines = 2 * kRadius + 1;

/// The lines of hexes from the exit edge back to the starting edge, by player.
constexpr std::array<std::array<Bits, kLines>, kPlayers> kLinesFromExit = [] {
    std::array<std::array<Bits, kLines>, kPlayers> lines{};
    for (const Player player : kAllPlayers) {
        for (int i = 0; i < kLines; ++i)
            lines[slot(player)][static_cast<std::size_t>(i)] = line(player, kRadius - i);
    }
    return lines;
}();

} // namespace

Bits nearestFour(Bits pieces, Player player)
{
    if (std::popcount(pieces) <= RaceTable::kMostPieces)
        return pieces;
    Bits nearest = 0;
    for (const Bits lineOfHexes : kLinesFromExit[slot(player)]) {
        Bits here = pieces & lineOfHexes;
        for (; here != 0 && std::popcount(nearest) < RaceTable::kMostPieces; here &= here - 1)
            nearest |= here & -here;
    }
    return nearest;
}

} // namespace tessera::chexers
