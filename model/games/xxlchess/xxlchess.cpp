#include "model/games/xxlchess/xxlchess.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/engine.h"
#include "model/games/xxlchess/files/configsetup.h"

namespace tessera::xxlchess {

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = makeEngine;
    entry.makeProver = makeProver;
    entry.levelSteps = kLevelSteps;
    // The kinds differ only in the fog.
    entry.searchKinds = {"samples", "visible"};
    entry.readConfiguration = readGame;
    entry.readLayout = readGameLayout;
    entry.configurationFiles = gameFiles;
    entry.usualMebibytes = 128;
    entry.benchPositions = {
        "rnbhcgakgcebnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNBHCGAKGCEBNR "
        "w a1,h1,n1,a14,h14,n14 - w 8",
        "rn2c1ak1g1b2/p4p1pppp1p1/2ppp1p6n/13b/1p2r5B3/5gB7/14/14/14/9E4/1P3C4P3/2N5P2P2/"
        "P1P2PPP1P1PCP/R6KG4R b a1,h1,a14,h14 - w 8",
        "rab3k4b1r/1c1n2h6p/1p3np1p5/p4H1p1g1pB1/2ppp5p1p1/3g1p8/5e8/7G6/11P1P/1P2PP3PP1P1/"
        "3P3PP5/N1P3P1E4B/P6CK4N/4R1A2CR3 w n14 - w 8",
        "7k6/4r1g6r/n6p6/2p1p3p1pp1p/1p3p1p6/p12p/3p3Q6/14/14/14/4P3P5/P1P2P4P1P1/1R5P6/4K2R6 "
        "w - - w 8",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,e1,h1,a8,e8,h8 - w 5",
        "9k4/14/14/14/14/14/14/14/14/14/14/14/14/3R3K5Q w - - w 8",
    };
    entry.benchDepth = 12;
    return entry;
}

} // namespace tessera::xxlchess
