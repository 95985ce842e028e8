#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::xxlchess {

/// The measured steps between the levels of `levels.h`.
inline constexpr LevelSteps kLevelSteps{92, 73, 76, 77, 74, 75, 74, 77, 79};

} // namespace tessera::xxlchess
