#pragma once

#include "model/session/gamesetup.h"

#include <span>
#include <vector>

namespace tessera {

/// The players whose seats people have, in the order of turns. There are seats for more players than a game has.
[[nodiscard]] std::vector<Player> peopleOn(const PerPlayer<SeatSetup> &seats, int playerCount);

/// The only one of these people; `None` when there is nobody, or several.
[[nodiscard]] Player onlyOf(std::span<const Player> people);

} // namespace tessera
