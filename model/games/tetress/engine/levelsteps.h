#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::tetress {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{78, 75, 78, 75, 77, 80, 75, 80, 79};

} // namespace tessera::tetress
