#include "model/games/chexers/engine.h"

#include "model/games/chexers/search.h"
#include "model/search/alphabetaengine.h"

namespace tessera::chexers {

namespace {

constexpr Weights kWeights;
using Tuned = Search<kWeights>;

static_assert(MultiplayerGame<Tuned>);
static_assert(GradesMoves<Tuned> && FindsMoves<Tuned> && HasLevels<Tuned>);

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    // Made now rather than in the time of the first move.
    (void) RaceTable::instance();
    return std::make_unique<AlphaBetaEngine<Tuned, ParanoidTree<Tuned>>>();
}

} // namespace tessera::chexers
