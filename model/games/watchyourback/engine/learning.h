#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::watchyourback {

/// What the net of the evaluation learns: what the hand-written part (`handWritten`) misjudges.
[[nodiscard]] training::TrainingSetup trainingSetup();

} // namespace tessera::watchyourback
