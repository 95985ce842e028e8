#include "model/games/xxlchess/xxlchess.h"

#include "model/core/erased.h"

namespace tessera::xxlchess {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    return entry;
}

} // namespace tessera::xxlchess
