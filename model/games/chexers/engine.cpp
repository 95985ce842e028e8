#include "model/games/chexers/engine.h"

#include "model/games/chexers/search.h"
#include "model/search/alphabetaengine.h"

namespace tessera::chexers {

namespace {

constexpr Weights kWeights;
using Tuned = Search<kWeights>;

static_assert(MultiplayerGame<Tuned>);
static_assert(GradesMoves<Tuned> && FindsMoves<Tuned>);

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    return std::make_unique<AlphaBetaEngine<Tuned, ParanoidTree<Tuned>>>();
}

} // namespace tessera::chexers
