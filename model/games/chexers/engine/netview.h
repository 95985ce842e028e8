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

/// The active inputs from a player's perspective, in a bucket.
class Inputs
{
public:
    constexpr Inputs(Player player, std::size_t bucket)
        : m_player(player)
        , m_first(bucket * kInputsOfTurn)
    {}

    /// Calls `add` with the inputs for the pieces of `set`, whose owner has this seat.
    void forPieces(std::size_t seat, Bits set, const auto &add) const
    {
        while (set != 0)
            add(m_first + seat * kCells + kTurnedCell[slot(m_player)][takeLowest(set)]);
    }
    /// Calls `add` with the inputs for exits, race and material of the owner of this seat.
    void forProgress(
        std::size_t seat, Player owner, const PositionFeatures &features, const auto &add) const
    {
        add(m_first + kFirstExit + seat * kExitInputs + number(features.exits(owner)));
        add(m_first + kFirstRace + seat * kRaceInputs + number(features.race(owner)));
        add(m_first + kFirstMaterial + seat * kMaterialInputs + number(features.material(owner)));
    }
    /// Calls `add` with the inputs for the owner's pieces that can be jumped over.
    void forJumps(
        std::size_t seat, Player owner, const PositionFeatures &features, const auto &add) const
    {
        const std::size_t jump = m_first + kFirstJump + 2 * seat * kJumpInputs;
        add(jump + number(features.jumpable(owner, after(owner))));
        add(jump + kJumpInputs + number(features.jumpable(owner, before(owner))));
    }

private:
    static constexpr std::size_t number(int value) { return static_cast<std::size_t>(value); }

    Player m_player;
    std::size_t m_first;
};

/// Calls `add` with each active input, from the perspective of `player`.
template<typename Add>
void forEachInput(const PositionFeatures &features, Player player, const Add &add)
{
    const Inputs inputs(player, bucket(features, player));
    Player owner = player;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, owner = after(owner)) {
        inputs.forPieces(seat, features.pieces(owner), add);
        inputs.forProgress(seat, owner, features, add);
        inputs.forJumps(seat, owner, features, add);
    }
}

} // namespace tessera::chexers::netview
