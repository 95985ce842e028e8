#include "model/games/watchyourback/watchyourback.h"

#include "model/core/erasure/erased.h"
#include "model/games/watchyourback/engine/engine.h"

namespace tessera::watchyourback {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = makeEngine;
    entry.makeProver = makeProver;
    entry.levelSteps = kLevelSteps;
    entry.benchPositions = {
        "X6X/8/8/8/8/8/8/X6X w place 0",
        "X6X/8/1W1WW2B/4B1B1/2W5/8/8/X6X w place 8",
        "X6X/4W1WW/1BB1B3/WWWW1W2/3W3B/BW2BB1W/5B2/XB1B1B1X w place 22",
        "X6X/8/BW4W1/2W1W1W1/4WBB1/1B1W1W2/8/X2BW2X b move 45",
        "X6X/2W2W2/1BW1B3/2W1BW2/1B2W1B1/2WB1W2/3B2B1/X1B2W1X w move 120",
        "########/#X4X#/#1B1B2#/#1B1BBW#/#3BW1#/#1W1W2#/#X4X#/######## w move 164",
        "########/########/##X2X##/##WB1B##/##1W1B##/##X1WX##/########/######## w move 200",
    };
    entry.benchDepth = 10;
    return entry;
}

} // namespace tessera::watchyourback
