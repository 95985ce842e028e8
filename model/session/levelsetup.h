#pragma once

#include "model/session/gamesetup.h"

namespace tessera {

/// The game that is level `number` of `setup`'s levels: its start and rules, and the person, if only
/// one plays, on the solver's seat, with the clock of theirs.
[[nodiscard]] GameSetup levelSetup(const GameSetup &setup, std::size_t number);

/// Where the game of `setup` begins: with the first of its levels, if it has any and is none of them.
[[nodiscard]] GameSetup firstGame(const GameSetup &setup);

/// The level that the game of `setup` is; null for other games.
[[nodiscard]] const Puzzle *levelOf(const GameSetup &setup);

} // namespace tessera
