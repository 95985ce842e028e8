#include "app/cli/commands/commands.h"

namespace tessera::cli {

const std::vector<Command> &commands()
{
    static const std::vector<Command>
        all{ugiCommand(),
            uciCommand(),
            perftCommand(),
            benchCommand(),
            matchCommand(),
            checkCommand(),
            openingsCommand(),
            bookCommand(),
            puzzlesCommand(),
            trainCommand(),
            replayCommand(),
            convertCommand(),
            analyseCommand(),
            exportCommand()};
    return all;
}

} // namespace tessera::cli
