#pragma once

#include "model/games/chexers/rules/rules.h"
#include "model/search/engine/gameentry.h"

namespace tessera::chexers {

/// The game's entry in the catalogue.
[[nodiscard]] GameEntry makeGame();

} // namespace tessera::chexers
