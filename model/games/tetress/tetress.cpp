#include "model/games/tetress/tetress.h"

#include "model/core/erased.h"
#include "model/games/tetress/engine.h"

namespace tessera::tetress {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = makeEngine;
    return entry;
}

} // namespace tessera::tetress
