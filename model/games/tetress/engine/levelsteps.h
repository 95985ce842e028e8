#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::tetress {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{73, 72, 75, 81, 86, 79, 78, 73, 95};

} // namespace tessera::tetress
