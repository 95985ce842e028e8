#pragma once

#include "model/core/types.h"

#include <array>
#include <cstddef>

namespace tessera::chexers {

inline constexpr int kPlayers = 3;

/// Red, Green and Blue, in the order of turns (rules C3).
inline constexpr std::array<Player, kPlayers>
    kAllPlayers{Player::First, Player::Second, Player::Third};

/// The index of a player in tables.
[[nodiscard]] constexpr std::size_t slot(Player player)
{
    return static_cast<std::size_t>(player);
}

/// The player whose turn comes next.
[[nodiscard]] constexpr Player after(Player player)
{
    return player == Player::Third ? Player::First : playerAt(index(player) + 1);
}

/// The player whose turn was before.
[[nodiscard]] constexpr Player before(Player player)
{
    return player == Player::First ? Player::Third : playerAt(index(player) - 1);
}

} // namespace tessera::chexers
