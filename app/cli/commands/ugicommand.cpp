#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/ugi/ugisession.h"

namespace tessera::cli {

namespace {

ExitStatus play(const GameEntry &game, const Arguments &arguments, const Streams &streams)
{
    UgiSettings settings = initialSettings(game);
    auto configuration = chosenConfiguration(arguments, game, streams.talk);
    if (!configuration)
        return wrongUsage(configuration.error(), streams);
    settings.configuration = std::move(*configuration);
    UgiSession session(game, settings, streams.out);
    session.run(streams.in);
    return ExitStatus::Good;
}

ExitStatus runUgi(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    return play(**game, arguments, streams);
}

ExitStatus runUci(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    const GameEntry *chess = *game != nullptr ? *game : findGame(chessGameIds().front());
    if (!chess->info().speaksUci)
        return wrongUsage(
            arguments.error("--game", inQuotes(chess->info().id), alternatives(chessGameIds())),
            streams);
    return play(*chess, arguments, streams);
}

} // namespace

Command ugiCommand()
{
    return {
        "ugi",
        "Plays by the Universal Game Interface on standard input and output.",
        {{gameRow(true), configRow()}, "", false},
        runUgi};
}

Command uciCommand()
{
    return {
        "uci",
        "Plays by UCI, so that chess programs may drive it.",
        {{{"--game", "ID", "a kind of chess: " + alternatives(chessGameIds()).english()},
          configRow()},
         "",
         false},
        runUci};
}

} // namespace tessera::cli
