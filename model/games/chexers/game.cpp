#include "model/core/erased.h"
#include "model/games/chexers/chexers.h"

namespace tessera::chexers {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    return entry;
}

} // namespace tessera::chexers
