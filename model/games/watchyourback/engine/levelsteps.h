#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::watchyourback {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{76, 75, 69, 67, 71, 78, 70, 74, 76};

} // namespace tessera::watchyourback
