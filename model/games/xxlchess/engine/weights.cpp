#include "model/games/xxlchess/engine/weights.h"

#include "model/search/engine/weightsfile.h"

namespace tessera::xxlchess {

namespace {

std::array<Weight, kWeightCount> embedded()
{
    std::array<std::int16_t, 2 * kWeightCount> numbers{};
    fillWithWeights("xxlchess", "weights", numbers);
    std::array<Weight, kWeightCount> weights;
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = {numbers[2 * i], numbers[2 * i + 1]};
    return weights;
}

} // namespace

const std::array<Weight, kWeightCount> kWeights = embedded();

} // namespace tessera::xxlchess
