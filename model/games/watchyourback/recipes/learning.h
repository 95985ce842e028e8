#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::watchyourback {

/// How the evaluation's net is trained: it learns the errors of the hand-crafted evaluation.
[[nodiscard]] training::TrainingSetup trainingSetup();

} // namespace tessera::watchyourback
