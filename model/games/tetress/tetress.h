#pragma once

#include "model/games/tetress/rules/rules.h"
#include "model/search/engine/gameentry.h"

namespace tessera::tetress {

/// The game's entry in the catalogue.
[[nodiscard]] GameEntry makeGame();

} // namespace tessera::tetress
