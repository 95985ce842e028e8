#include "app/cli/commands.h"
#include "app/cli/gamechoice.h"
#include "app/cli/ugi/ugisession.h"

namespace tessera::cli {

namespace {

ExitStatus runUgi(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    UgiSession session(**game, streams.out);
    session.run(streams.in);
    return ExitStatus::Good;
}

} // namespace

Command ugiCommand()
{
    return {
        "ugi",
        "Plays by the Universal Game Interface on standard input and output.",
        {{gameRow(true)}, "", false},
        runUgi};
}

} // namespace tessera::cli
