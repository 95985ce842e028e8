#pragma once

#include "model/search/engine/engine.h"

#include <array>

namespace tessera {

/// The points in per cent that each level from 2 on has scored against the one below: data of a game, measured as
/// *Levels* in model/search/README.md tells.
using LevelSteps = std::array<int, EngineSettings::kStrongest - 1>;

} // namespace tessera
