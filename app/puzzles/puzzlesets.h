#pragma once

#include "model/record/puzzletext.h"
#include "model/search/engine/gameentry.h"
#include "model/session/gamesetup.h"

#include <QString>

#include <vector>

namespace tessera {

/// The puzzles of a game that the program brings, in the order of learning; read once. None where a game
/// has none.
[[nodiscard]] const std::vector<Puzzle> &ownPuzzles(const GameInfo &info);

/// Whether the levels of `setup` are those.
[[nodiscard]] bool hasOwnPuzzles(const GameSetup &setup);

/// Puzzle number `number` of `puzzles` as a game: the person solves, the computer plays against them with
/// all its strength, and no clock runs.
[[nodiscard]] GameSetup puzzleSetup(
    const GameInfo &info, const std::vector<Puzzle> &puzzles, std::size_t number);

/// The title that a puzzle is shown by, which says who is to move where it has none of its own.
[[nodiscard]] QString puzzleTitle(const Puzzle &puzzle, const GameInfo &info);

} // namespace tessera
