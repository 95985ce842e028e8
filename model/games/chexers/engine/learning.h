#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::chexers {

/// How the evaluation's net is trained: it learns the odds of every player, seen from their own side. Score and result
/// of a game count alike for all players; the orientation of the board plays no part, as every player sees it turned to
/// their own side.
[[nodiscard]] training::TrainingSetup trainingSetup();

} // namespace tessera::chexers
