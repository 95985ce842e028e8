#include "model/games/tetress/tetress.h"

#include "model/core/erased.h"

namespace tessera::tetress {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    return entry;
}

} // namespace tessera::tetress
