#pragma once

#include "model/search/engine/weightsfile.h"
#include "model/search/learning/network.h"

#include <vector>

namespace tessera::training {

/// Quantised weights: times `factor`, rounded and clipped to what `width` bytes hold (2 or 4).
[[nodiscard]] WeightsArray quantised(int width, std::span<const float> weights, double factor);

/// The four parts of a net with hidden units as the arrays of a `SmallNet`; `scale` hundredths of a piece are log-odds
/// of 1.
[[nodiscard]] std::vector<WeightsArray> smallNetArrays(const Network &network, double scale);

} // namespace tessera::training
