#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::chexers {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{67, 80, 71, 69, 67, 69, 76, 73, 69};

} // namespace tessera::chexers
