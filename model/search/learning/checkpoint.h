#pragma once

#include "model/search/learning/fit.h"

#include <string>
#include <string_view>

namespace tessera::training {

/// All that a fit depends on, as bytes: plan, shape of the net, and samples. A checkpoint belongs to one such fit.
[[nodiscard]] std::string identityOf(
    const FitPlan &plan, const NetworkShape &shape, const TrainingSet &samples);

/// The state of a fit as the bytes of a file, with a checksum (see README.md).
[[nodiscard]] std::string checkpointOf(const FitState &state, const std::string &identity);

/// Reads a checkpoint into `state`, which is a new one. The error says that the file, which is at `path`, is damaged or
/// belongs to another fit.
[[nodiscard]] std::optional<Error> readCheckpoint(
    std::string_view bytes, const std::string &path, const std::string &identity, FitState &state);

} // namespace tessera::training
