#include "model/games/xxlchess/engine/weights.h"

namespace tessera::xxlchess {

const std::array<Weight, kWeightCount> kWeights{{
#include "model/games/xxlchess/weights.inc"
}};

} // namespace tessera::xxlchess
