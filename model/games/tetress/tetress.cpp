#include "model/games/tetress/tetress.h"

#include "model/core/erasure/erased.h"
#include "model/games/tetress/engine/engine.h"

namespace tessera::tetress {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = makeEngine;
    entry.makeProver = makeProver;
    entry.levelSteps = kLevelSteps;
    entry.searchKinds = {"mixed", "alphabeta", "tree"};
    // The simulations of a second on a fast core fill some 64 MiB, and those of a game add up from move to move.
    entry.usualMebibytes = 256;
    entry.benchPositions = {
        "RRRR7/11/11/11/11/11/11/11/11/11/11 b 1",
        "11/11/11/R9R/R9R/11/5B5/5B5/4BB5/11/11 r 2",
        "2B1RB5/2B1RR5/2B2R5/2BBRRRRRR1/2BBR1RR1RR/3BR1R4/4R1R4/B5R4/BBBB7/2BBBB5/2B2B5 r 10",
        "RBBBBRRBBR1/RB4RBBRR/1BBBRRRRRR1/BBBB1R2R1B/RR1BBBBBRRR/B2B1R1BBB1/BBBBRRRB2B/7RRRR/"
        "RBBBRRRR1BB/R1BBRRRBBB1/R1BRRRRB1R1 b 25",
        "BBB4R2B/1BB2RRRR2/11/RRRB1RRRRR1/R2B1B2RRR/RBBBB1RRRRR/BB4BBBB1/11/R8RR/2B2RBBBBR/"
        "RBB1RRR1BBR r 40",
        "RR7BR/R2RRR3BB/RRBB1BRRRRR/BRBB1BBBRRR/11/B2RBBBBRRR/B2RRRBB2B/R1BBBB4B/BBBB1B4B/"
        "2R2BRR3/B1BRRRR2BB r 122",
    };
    entry.benchDepth = 4;
    return entry;
}

} // namespace tessera::tetress
