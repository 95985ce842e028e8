#pragma once

#include "model/core/gameinfo.h"
#include "model/core/options.h"

namespace tessera {

/// Whether a game has pieces, or other rules, that no dialog offers: they come only from a configuration file, and
/// other programs cannot know them.
[[nodiscard]] bool hasOwnPieces(const GameInfo &info, const Options &options);

} // namespace tessera
