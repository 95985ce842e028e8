#pragma once

#include "model/session/gamesetup.h"

namespace tessera {

/// The game of level `number` of `setup`'s levels: it has the level's start and rules, and a single person sits on the
/// solver's seat, with their clock.
[[nodiscard]] GameSetup levelSetup(const GameSetup &setup, std::size_t number);

/// The first game of `setup`: the first of its levels, if it has any and is none of them.
[[nodiscard]] GameSetup firstGame(const GameSetup &setup);

/// The level of `setup`'s game; null for other games.
[[nodiscard]] const Puzzle *levelOf(const GameSetup &setup);

} // namespace tessera
