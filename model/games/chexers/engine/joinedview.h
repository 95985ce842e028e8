#pragma once

#include "model/games/chexers/engine/netview.h"

/// The inputs of the net for the search, which joins those of `netview` that are always active together: their rows of
/// weights are summed once, so that fewer are added for each position. In each bucket:
///
///     piece     seat (3) × turned hex (37)
///     standing  seat (3) × exits taken × pieces and exits
///     race      seat (3) × own turns of the solo race
///     jumps     owner's seat (3) × pieces that the next can jump over × pieces that the one before can
namespace tessera::chexers::joinedview {

using netview::kBuckets;

inline constexpr std::size_t kStandings = netview::kExitInputs * netview::kMaterialInputs;
inline constexpr std::size_t kJumps = netview::kJumpInputs * netview::kJumpInputs;
inline constexpr std::size_t kFirstStanding = netview::kHexInputs;
inline constexpr std::size_t kFirstRace = kFirstStanding + kPlayers * kStandings;
inline constexpr std::size_t kFirstJumps = kFirstRace + kPlayers * netview::kRaceInputs;
inline constexpr std::size_t kInputsOfTurn = kFirstJumps + kPlayers * kJumps;
inline constexpr std::size_t kInputs = kBuckets * kInputsOfTurn;

/// The rows of weights of the joined inputs, from those of `netview`.
template<std::size_t size>
[[nodiscard]] constexpr auto joinedRows(const std::array<std::int16_t, size> &rows)
{
    constexpr std::size_t kUnits = size / netview::kInputs;
    std::array<std::int16_t, kInputs * kUnits> joined{};
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        const auto add = [&](std::size_t from, std::size_t to) {
            from = (bucket * netview::kInputsOfTurn + from) * kUnits;
            to = (bucket * kInputsOfTurn + to) * kUnits;
            for (std::size_t unit = 0; unit < kUnits; ++unit)
                joined[to + unit] = static_cast<std::int16_t>(joined[to + unit] + rows[from + unit]);
        };
        for (std::size_t i = 0; i < netview::kHexInputs; ++i)
            add(i, i);
        for (std::size_t i = 0; i < kPlayers * netview::kRaceInputs; ++i)
            add(netview::kFirstRace + i, kFirstRace + i);
        for (std::size_t i = 0; i < kPlayers * kStandings; ++i) {
            const std::size_t seat = i / kStandings;
            add(netview::kFirstExit + i / netview::kMaterialInputs, kFirstStanding + i);
            add(netview::kFirstMaterial + seat * netview::kMaterialInputs
                    + i % netview::kMaterialInputs,
                kFirstStanding + i);
        }
        for (std::size_t i = 0; i < kPlayers * kJumps; ++i) {
            const std::size_t first = netview::kFirstJump + 2 * (i / kJumps) * netview::kJumpInputs;
            add(first + i / netview::kJumpInputs % netview::kJumpInputs, kFirstJumps + i);
            add(first + netview::kJumpInputs + i % netview::kJumpInputs, kFirstJumps + i);
        }
    }
    return joined;
}

/// The active inputs from a player's perspective, in a bucket.
class Inputs
{
public:
    constexpr Inputs(Player player, std::size_t bucket)
        : m_turnedCell(netview::kTurnedCell[slot(player)])
        , m_first(bucket * kInputsOfTurn)
    {}

    /// Calls `add` with the inputs for the pieces of `set`, whose owner has this seat.
    void forPieces(std::size_t seat, Bits set, const auto &add) const
    {
        while (set != 0)
            add(m_first + seat * kCells + m_turnedCell[takeLowest(set)]);
    }
    /// Calls `add` with the inputs for standing and race of the owner of this seat.
    void forProgress(
        std::size_t seat, Player owner, const PositionFeatures &features, const auto &add) const
    {
        add(m_first + kFirstStanding + seat * kStandings
            + number(features.exits(owner)) * netview::kMaterialInputs
            + number(features.material(owner)));
        add(m_first + kFirstRace + seat * netview::kRaceInputs + number(features.race(owner)));
    }
    /// Calls `add` with the input for the owner's pieces that can be jumped over.
    void forJumps(
        std::size_t seat, Player owner, const PositionFeatures &features, const auto &add) const
    {
        add(m_first + kFirstJumps + seat * kJumps + number(features.jumps(owner)));
    }

private:
    static constexpr std::size_t number(int value) { return static_cast<std::size_t>(value); }

    const std::array<std::uint8_t, 64> &m_turnedCell;
    std::size_t m_first;
};

/// Calls `add` with each active input, from the perspective of `player`.
template<typename Add>
void forEachInput(const PositionFeatures &features, Player player, const Add &add)
{
    const Inputs inputs(player, netview::bucket(features, player));
    Player owner = player;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, owner = after(owner)) {
        inputs.forPieces(seat, features.pieces(owner), add);
        inputs.forProgress(seat, owner, features, add);
        inputs.forJumps(seat, owner, features, add);
    }
}

} // namespace tessera::chexers::joinedview
