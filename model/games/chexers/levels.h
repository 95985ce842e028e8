#pragma once

#include "model/search/levels.h"

namespace tessera::chexers {

/// The plan of a level of play, 1 to 10. The shared one (`levelPlan`) is too strong from its fifth
/// level on: a few thousand nodes are nearly as good as any number when everybody else plays against
/// the one who thinks more.
[[nodiscard]] LevelPlan levelOf(int level);

} // namespace tessera::chexers
