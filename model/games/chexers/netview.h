#pragma once

#include "model/games/chexers/survey.h"

namespace tessera::chexers {

/// How the net sees a position for one player: the board turned so that the player's exit lies where
/// Red's does, and everything told of the player, the next one and the one before, in this order.
/// Positions with the player to move, the next one and the one before share no inputs: what is near
/// means something else in each.
namespace netview {

inline constexpr std::size_t kHexInputs = kPlayers * kCells;
inline constexpr std::size_t kExitInputs = kExitsToWin;
inline constexpr std::size_t kRaceInputs = Survey::kMostRace + 1;
inline constexpr std::size_t kForceInputs = Survey::kMostForce + 1;
inline constexpr std::size_t kJumpInputs = Survey::kMostJumpable + 1;
inline constexpr std::size_t kFirstExit = kHexInputs;
inline constexpr std::size_t kFirstRace = kFirstExit + kPlayers * kExitInputs;
inline constexpr std::size_t kFirstForce = kFirstRace + kPlayers * kRaceInputs;
inline constexpr std::size_t kFirstJump = kFirstForce + kPlayers * kForceInputs;
inline constexpr std::size_t kInputsOfTurn = kFirstJump + kPlayers * (kPlayers - 1) * kJumpInputs;
/// Turns until the player's own.
inline constexpr std::size_t kBuckets = kPlayers;
inline constexpr std::size_t kInputs = kBuckets * kInputsOfTurn;

/// By player and hex, the number of the cell on the board that is turned for the player.
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

[[nodiscard]] inline std::size_t bucket(const Survey &survey, Player player)
{
    return static_cast<std::size_t>((index(survey.toMove()) - index(player) + kPlayers) % kPlayers);
}

/// Gives `add` the inputs that are there for `player`.
template<typename Add>
void forEachInput(const Survey &survey, Player player, const Add &add)
{
    std::size_t base = bucket(survey, player) * kInputsOfTurn;
    const auto number = [](int value) { return static_cast<std::size_t>(value); };
    Player seen = player;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, seen = after(seen)) {
        for (Bits pieces = survey.pieces(seen); pieces != 0;)
            add(base + seat * kCells + kTurnedCell[slot(player)][takeLowest(pieces)]);
        add(base + kFirstExit + seat * kExitInputs + number(survey.exits(seen)));
        add(base + kFirstRace + seat * kRaceInputs + number(survey.race(seen)));
        add(base + kFirstForce + seat * kForceInputs + number(survey.force(seen)));
        const std::size_t jump = base + kFirstJump + 2 * seat * kJumpInputs;
        add(jump + number(survey.jumpable(seen, after(seen))));
        add(jump + kJumpInputs + number(survey.jumpable(seen, before(seen))));
    }
}

} // namespace netview

} // namespace tessera::chexers
