#pragma once

#include "model/games/chexers/engine/positionfeatures.h"

/// The inputs of the net, from one player's perspective: the board is turned so that the player's exit edge lies where
/// Red's does. Seat 0 is the player, seat 1 the next one in turn, seat 2 the one before. Each bucket, which is the seat
/// to move, has inputs of its own, since distances mean something different in each:
///
///     piece     seat (3) × turned hex (37)
///     exits     seat (3) × exits taken
///     race      seat (3) × own turns of the solo race
///     material  seat (3) × pieces and exits
///     jumps     owner's seat (3) × jumper (next, before) × pieces that can be jumped over
namespace tessera::chexers::netview {

inline constexpr std::size_t kHexInputs = std::size_t{kPlayers} * kCells;
inline constexpr std::size_t kExitInputs = kExitsToWin;
inline constexpr std::size_t kRaceInputs = PositionFeatures::kMostRace + 1;
inline constexpr std::size_t kMaterialInputs = PositionFeatures::kMostMaterial + 1;
inline constexpr std::size_t kJumpInputs = PositionFeatures::kMostJumpable + 1;
inline constexpr std::size_t kFirstExit = kHexInputs;
inline constexpr std::size_t kFirstRace = kFirstExit + kPlayers * kExitInputs;
inline constexpr std::size_t kFirstMaterial = kFirstRace + kPlayers * kRaceInputs;
inline constexpr std::size_t kFirstJump = kFirstMaterial + kPlayers * kMaterialInputs;
inline constexpr std::size_t kInputsOfTurn = kFirstJump + kJumpInputs * kPlayers * (kPlayers - 1);
/// The seats that can be to move.
inline constexpr std::size_t kBuckets = kPlayers;
inline constexpr std::size_t kInputs = kBuckets * kInputsOfTurn;
/// The units of the hidden layer of the net that gives odds alone.
inline constexpr std::size_t kHidden = 48;

/// The number of each hex on the board that is turned for the player, by player and hex.
inline constexpr std::array<std::array<std::uint8_t, 64>, kPlayers> kTurnedCell = [] {
    std::array<std::array<std::uint8_t, 64>, kPlayers> cells{};
    for (const Player player : kAllPlayers) {
        for (const Hex hex : kHexes) {
            Hex seen = hex;
            for (Player turn = player; turn != Player::First; turn = after(turn))
                seen = turned(seen);
            cells[slot(player)][hex] = static_cast<std::uint8_t>(
                std::popcount(kBoard & (bit(seen) - 1)));
        }
    }
    return cells;
}();

/// The seat to move, from the perspective of `player`.
[[nodiscard]] inline std::size_t bucket(const PositionFeatures &features, Player player)
{
    return static_cast<std::size_t>(
        (index(features.toMove()) - index(player) + kPlayers) % kPlayers);
}

/// Calls `add` with each active input, from the perspective of `player`.
template<typename Add>
void forEachInput(const PositionFeatures &features, Player player, const Add &add)
{
    const auto number = [](int value) { return static_cast<std::size_t>(value); };
    const std::size_t first = bucket(features, player) * kInputsOfTurn;
    Player owner = player;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, owner = after(owner)) {
        for (Bits left = features.pieces(owner); left != 0;)
            add(first + seat * kCells + kTurnedCell[slot(player)][takeLowest(left)]);
        add(first + kFirstExit + seat * kExitInputs + number(features.exits(owner)));
        add(first + kFirstRace + seat * kRaceInputs + number(features.race(owner)));
        add(first + kFirstMaterial + seat * kMaterialInputs + number(features.material(owner)));
        const std::size_t jumps = first + kFirstJump + 2 * seat * kJumpInputs;
        add(jumps + number(features.jumpable(owner, after(owner))));
        add(jumps + kJumpInputs + number(features.jumpable(owner, before(owner))));
    }
}

} // namespace tessera::chexers::netview
