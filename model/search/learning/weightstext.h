#pragma once

#include "model/search/learning/network.h"

#include <string>
#include <string_view>

namespace tessera::training {

/// The source text `alignas(64) inline constexpr std::array<std::int16_t, N> NAME{…};` of quantised weights: times
/// `factor`, rounded and clipped to what `Integer` holds, which has 16 or 32 bits.
template<typename Integer = std::int16_t>
[[nodiscard]] std::string arrayText(
    std::string_view name, std::span<const float> weights, double factor);

/// The four parts of a net with hidden units as the arrays of a `SmallNet`; `scale` hundredths of a piece are log-odds
/// of 1.
[[nodiscard]] std::string smallNetText(const Network &network, double scale);

} // namespace tessera::training
