#include "model/games/chexers/chexers.h"
#include "model/core/erasure/erased.h"
#include "model/games/chexers/engine/engine.h"

namespace tessera::chexers {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = makeEngine;
    entry.makeProver = makeProver;
    entry.levelSteps = kLevelSteps;
    entry.searchKinds = {"maxn", "paranoid", "brs+", "mcts", "static"};
    entry.benchPositions = {
        "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0",
        "G2G/2G2/5G/1R1R1B1/R2B1B/1RB2/4 r 0,0,0 12",
        "G2G/1R1B1/4G1/2R1G2/3B1B/R4/R2B r 0,0,0 30",
        "4/B2G1/BBG2G/RR3B1/6/5/RR1B b 0,0,0 92",
        "2B1/5/2B3/7/B5/1G2G/G3 b 2,2,2 80",
        "GG1G/5/3G2/R5B/R4B/R2B1/RB2 b 0,0,0 41",
        "4/4R/BRR3/2B2G1/1BB2R/1BB2/3G r 0,0,0 765",
    };
    entry.benchDepth = 12;
    return entry;
}

} // namespace tessera::chexers
