#pragma once

#include "model/core/puzzle.h"
#include "model/games/xxlchess/files/config.h"

namespace tessera::xxlchess {

/// Reads a level's goal as a configuration writes it (X7); false when it is not a goal.
[[nodiscard]] bool takeGoal(const std::string &goal, const PieceTypes &pieces, Level &level);

/// The goal of a level as a configuration writes it.
[[nodiscard]] std::string goalText(const Level &level);

/// The level of a configuration in the terms that all games share, and back; the error is that of a start that cannot
/// be read.
[[nodiscard]] Puzzle puzzleFrom(const Configuration &configuration, const Level &level);
[[nodiscard]] Result<Level> levelFrom(const Puzzle &puzzle, const PieceTypes &pieces);

} // namespace tessera::xxlchess
