#pragma once

#include "model/games/xxlchess/rules/rules.h"
#include "model/search/engine/gameentry.h"

namespace tessera::xxlchess {

/// The game's entry in the catalogue.
[[nodiscard]] GameEntry makeGame();

} // namespace tessera::xxlchess
