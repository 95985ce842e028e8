#pragma once

#include "model/search/engine/levelsteps.h"

namespace tessera::chexers {

/// How far the levels of `levels.h` are apart.
inline constexpr LevelSteps kLevelSteps{77, 73, 73, 69, 78, 73, 76, 73, 75};

} // namespace tessera::chexers
