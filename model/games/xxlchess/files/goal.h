#pragma once

#include "model/games/xxlchess/files/config.h"

namespace tessera::xxlchess {

/// Takes a level's goal as a configuration writes it (X7); false when it is none.
[[nodiscard]] bool takeGoal(const std::string &goal, const PieceTypes &pieces, Level &level);

/// The other way round.
[[nodiscard]] std::string goalText(const Level &level);

} // namespace tessera::xxlchess
