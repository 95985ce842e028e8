#pragma once

#include "model/search/learning/fit.h"

#include <string>
#include <string_view>

namespace tessera::training {

/// What a fit depends on, as bytes: plan, shape of the net, and samples. A checkpoint is for one such fit.
[[nodiscard]] std::string identityOf(
    const FitPlan &plan, const NetworkShape &shape, const TrainingSet &samples);

/// The state of a fit as the bytes of a file, with a checksum (see README.md).
[[nodiscard]] std::string checkpointOf(const FitState &state, const std::string &identity);

/// Reads a checkpoint into the new `state`; the error tells of a file that is damaged, or of another fit.
[[nodiscard]] std::optional<Error> readCheckpoint(
    std::string_view bytes, const std::string &path, const std::string &identity, FitState &state);

} // namespace tessera::training
