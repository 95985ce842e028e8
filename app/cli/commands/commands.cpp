#include "app/cli/commands/commands.h"

namespace tessera::cli {

const Program &tesseraCli()
{
    static const Program program{
        "tessera-cli",
        "Plays, checks and measures the games of Tessera without a window.",
        {ugiCommand(),
         uciCommand(),
         perftCommand(),
         benchCommand(),
         matchCommand(),
         checkCommand(),
         replayCommand(),
         convertCommand(),
         analyseCommand(),
         exportCommand()}};
    return program;
}

} // namespace tessera::cli
