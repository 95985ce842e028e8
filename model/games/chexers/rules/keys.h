#pragma once

#include "model/games/chexers/rules/hexes.h"

namespace tessera::chexers {

/// Zobrist keys (Zobrist 1970).
///
/// Board keys have 63 bits in three lanes of 21, and a turn of board and colours rotates them by a lane: the key of
/// Green on a turned hex is the rotated key of Red on the hex. So the repetition history of a position can be turned
/// with it, key by key, without the boards.
///
///     | 0 | lane 2 | lane 1 | lane 0 |
///       63  62 … 42  41 … 21  20 … 0
struct Keys
{
    static constexpr int kBits = 63;
    static constexpr int kLane = kBits / kPlayers;
    static constexpr int kMostExits = 4;
    static constexpr int kMostTurns = 768;

    std::array<std::array<std::uint64_t, 64>, kPlayers> piece{};
    std::array<std::uint64_t, kPlayers> toMove{};
    /// The change of the key when each player's turn ends.
    std::array<std::uint64_t, kPlayers> turnPassed{};
    std::array<std::array<std::uint64_t, kMostExits + 1>, kPlayers> exits{};
    std::array<std::uint64_t, kMostTurns + 1> turn{};

    [[nodiscard]] static constexpr std::uint64_t rotated(std::uint64_t key)
    {
        constexpr std::uint64_t kMask = (std::uint64_t{1} << kBits) - 1;
        return ((key << kLane) | (key >> (kBits - kLane))) & kMask;
    }
};

namespace detail {

/// The next number of a splitmix64 sequence (Steele, Lea and Flood 2014).
constexpr std::uint64_t splitmix(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

constexpr Keys makeKeys()
{
    Keys keys;
    std::uint64_t state = 37;
    for (Hex hex : kHexes) {
        std::uint64_t key = splitmix(state) >> 1;
        for (auto &ofPlayer : keys.piece) {
            ofPlayer[hex] = key;
            hex = turned(hex);
            key = Keys::rotated(key);
        }
    }
    std::uint64_t key = splitmix(state) >> 1;
    for (auto &ofPlayer : keys.toMove) {
        ofPlayer = key;
        key = Keys::rotated(key);
    }
    for (std::size_t i = 0; i < kPlayers; ++i)
        keys.turnPassed[i] = keys.toMove[i] ^ keys.toMove[(i + 1) % kPlayers];
    for (auto &ofPlayer : keys.exits) {
        for (auto &ofCount : ofPlayer)
            ofCount = splitmix(state);
    }
    for (auto &ofTurn : keys.turn)
        ofTurn = splitmix(state);
    return keys;
}

} // namespace detail

inline constexpr Keys kKeys = detail::makeKeys();

} // namespace tessera::chexers
