#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::tetress {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{73, 72, 75, 81, 76, 85, 81, 85, 85};

} // namespace tessera::tetress
