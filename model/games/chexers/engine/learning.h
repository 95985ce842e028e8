#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::chexers {

/// How the net is trained: it learns the log-odds of every player, each from their own perspective, in which the board
/// is turned to their side.
[[nodiscard]] training::TrainingSetup trainingSetup();

} // namespace tessera::chexers
