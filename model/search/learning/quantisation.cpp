#include "model/search/learning/quantisation.h"

#include "model/search/engine/smallnet.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::training {

WeightsArray quantised(int width, std::span<const float> weights, double factor)
{
    const double most = width == 2 ? double{std::numeric_limits<std::int16_t>::max()}
                                   : double{std::numeric_limits<std::int32_t>::max()};
    WeightsArray array{width, {}};
    for (const float weight : weights) {
        const double whole = std::clamp(std::round(double{weight} * factor), -most, most);
        array.numbers.push_back(static_cast<std::int32_t>(whole));
    }
    return array;
}

std::vector<WeightsArray> smallNetArrays(const Network &network, double scale)
{
    using Part = Network::Part;
    const double output = scale * kNetOutputUnit;
    return {
        quantised(2, network.part(Part::First), kNetUnit),
        quantised(2, network.part(Part::FirstBias), kNetUnit),
        quantised(2, network.part(Part::Second), output),
        quantised(2, network.part(Part::SecondBias), output)};
}

} // namespace tessera::training
