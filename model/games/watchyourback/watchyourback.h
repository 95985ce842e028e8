#pragma once

#include "model/games/watchyourback/rules/rules.h"
#include "model/search/engine/gameentry.h"

namespace tessera::watchyourback {

/// The game's entry in the catalogue.
[[nodiscard]] GameEntry makeGame();

} // namespace tessera::watchyourback
