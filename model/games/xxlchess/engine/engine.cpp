#include "model/games/xxlchess/engine/engine.h"

#include "model/games/xxlchess/engine/fogengine.h"
#include "model/games/xxlchess/engine/search.h"
#include "model/search/alphabeta/alphabetaengine.h"

namespace tessera::xxlchess {

static_assert(SearchGame<Search>);

std::unique_ptr<Engine> makeEngine()
{
    return std::make_unique<FogEngine>(std::make_unique<AlphaBetaEngine<Search>>());
}

} // namespace tessera::xxlchess
