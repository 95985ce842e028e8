#include "model/games/xxlchess/engine/engine.h"

#include "model/games/xxlchess/engine/search.h"
#include "model/search/alphabeta/alphabetaengine.h"

namespace tessera::xxlchess {

static_assert(
    SearchGame<
        Search> && PicksMoves<Search> && EndsWithoutMoves<Search> && KnowsRepetition<Search> && KnowsCheck<Search> && AllowsPassing<Search> && SlotsHistory<Search> && JudgesExchanges<Search> && KnowsUrgency<Search> && HasPawnKey<Search>);

std::unique_ptr<Engine> makeEngine()
{
    return std::make_unique<AlphaBetaEngine<Search>>();
}

} // namespace tessera::xxlchess
