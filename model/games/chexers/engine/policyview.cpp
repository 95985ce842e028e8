#include "model/games/chexers/engine/policyview.h"

namespace tessera::chexers::policyview {

namespace {

enum Kind : std::size_t { Exit, Step, OverOwn, OverNext, OverLast };

/// The ways on the board that is turned for the player, by player and difference of hexes: steps in the six directions,
/// then jumps.
constexpr int kLongest = 16;
constexpr std::array<std::array<std::uint8_t, 2 * kLongest + 1>, kPlayers> kTurnedWay = [] {
    std::array<std::array<std::uint8_t, 2 * kLongest + 1>, kPlayers> ways{};
    constexpr Hex kCentre = hexAt({0, 0});
    for (const Player player : kAllPlayers) {
        for (const int direction : kDirections) {
            auto seen = static_cast<Hex>(kCentre + direction);
            for (Player turn = player; turn != Player::First; turn = after(turn))
                seen = turned(seen);
            std::uint8_t way = 0;
            while (kCentre + kDirections[way] != seen)
                ++way;
            auto &ofPlayer = ways[slot(player)];
            ofPlayer[static_cast<std::size_t>(kLongest + direction)] = way;
            ofPlayer[static_cast<std::size_t>(kLongest + 2 * direction)] = way + 6;
        }
    }
    return ways;
}();

std::size_t danger(Bits own, Bits others, Bits empty)
{
    Bits over = 0;
    addJumpedOver(others, empty, over);
    const int count = std::popcount(own & over);
    return static_cast<std::size_t>(std::min(count, PositionFeatures::kMostJumpable));
}

} // namespace

MoveRows rowsOf(const PositionFeatures &features, Move move)
{
    const Player mover = features.toMove();
    const auto &cells = netview::kTurnedCell[slot(mover)];
    Bits own = features.pieces(mover);
    Bits next = features.pieces(after(mover));
    Bits last = features.pieces(before(mover));
    int exits = features.exits(mover);
    std::size_t number = kPass;
    std::size_t kind = Step;
    if (move.isExit()) {
        number = kFirstExit + cells[move.from()];
        kind = Exit;
        own ^= bit(move.from());
        ++exits;
    } else if (!move.isPass()) {
        const auto difference = static_cast<std::size_t>(kLongest + move.to() - move.from());
        const std::size_t way = kTurnedWay[slot(mover)][difference];
        number = cells[move.from()] * kWays + way;
        own ^= bit(move.from()) | bit(move.to());
        if (way >= kDirections.size()) {
            const Bits over = bit(move.middle());
            kind = (next & over) != 0 ? OverNext : (last & over) != 0 ? OverLast : OverOwn;
            own |= over;
            next &= ~over;
            last &= ~over;
        }
    }
    const Bits empty = kBoard & ~(own | next | last);
    const int gain = features.race(mover) - features.raceOf(own, exits, mover);
    const auto row = [](std::size_t value) { return static_cast<std::uint16_t>(value); };
    return {
        row(number),
        row(kFirstShared + kind),
        row(kFirstDanger + danger(own, next, empty)),
        row(kFirstDanger + kDangers + danger(own, last, empty)),
        row(kFirstGain
            + static_cast<std::size_t>(std::clamp(gain, -kMostLost, kMostGained) + kMostLost))};
}

} // namespace tessera::chexers::policyview
