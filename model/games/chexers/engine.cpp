#include "model/games/chexers/engine.h"

#include "model/games/chexers/forecast.h"
#include "model/games/chexers/search.h"
#include "model/search/alphabetaengine.h"
#include "model/search/maxnengine.h"

namespace tessera::chexers {

namespace {

constexpr Weights kWeights;
using Tuned = Search<kWeights>;

static_assert(MultiplayerGame<Tuned>);
static_assert(GradesMoves<Tuned> && FindsMoves<Tuned> && HasLevels<Tuned>);
static_assert(ForeseesOdds<Forecast> && HasLevels<Forecast>);

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    // Made now rather than in the time of the first move.
    (void) RaceTable::instance();
    return std::make_unique<MaxnEngine<Forecast>>();
}

std::unique_ptr<Engine> makeParanoidEngine()
{
    (void) RaceTable::instance();
    return std::make_unique<AlphaBetaEngine<Tuned, ParanoidTree<Tuned>>>();
}

} // namespace tessera::chexers
