#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::chexers {

/// How the net is trained: it learns the log-odds of every player, each from their own perspective, in which the board
/// is turned to their side.
[[nodiscard]] training::TrainingSetup trainingSetup();

/// How the policy net is trained, on the same games: it learns the moves played, and the log-odds of every player, from
/// the perspective of the player to move.
[[nodiscard]] training::TrainingSetup policyTrainingSetup();

} // namespace tessera::chexers
