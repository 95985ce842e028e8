#include "app/cli/commands/commands.h"
#include "app/cli/commands/replaycheck.h"
#include "app/cli/frame/table.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"

#include <ostream>

namespace tessera::cli {

namespace {

/// The totals of all files.
struct Sum
{
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t wrong = 0;
    bool hasUnreadable = false;
};

ExitStatus runReplay(const Arguments &arguments, const Streams &streams)
{
    const auto settings = readSettings(arguments);
    if (!settings)
        return wrongUsage(settings.error(), streams);
    Table table(
        {{"file", "file"},
         {"line", "line"},
         {"game", "game"},
         {"moves", "moves"},
         {"result", "result"},
         {"reason", "reason"},
         {"good", "good"}});
    Sum sum;
    for (const std::string &path : arguments.operands()) {
        const auto content = contentOf(path);
        if (!content) {
            streams.talk << content.error().sentence() << '\n';
            sum.hasUnreadable = true;
            continue;
        }
        for (const ReplayedGame &game : replayed(*content, path, *settings)) {
            ++sum.games;
            sum.moves += game.moves;
            sum.wrong += game.errors.empty() ? 0 : 1;
            for (const Error &warning : game.warnings)
                streams.talk << "warning: " << warning.sentence() << '\n';
            for (const std::string &note : game.notes)
                streams.talk << note << '\n';
            for (const Error &error : game.errors)
                streams.talk << error.sentence() << '\n';
            table.add(
                {path,
                 static_cast<std::uint64_t>(game.line),
                 game.game,
                 game.moves,
                 game.result,
                 game.reason,
                 game.errors.empty()});
        }
    }
    table.print(streams.out, arguments.has("--json"));
    streams.talk << sum.games << " games, " << sum.moves << " moves, " << sum.wrong << " wrong\n";
    if (sum.hasUnreadable)
        return ExitStatus::WrongUsage;
    return sum.wrong == 0 ? ExitStatus::Good : ExitStatus::Failed;
}

} // namespace

Command replayCommand()
{
    return {
        "replay",
        "Checks games move by move against the rules and their results. Reads .tgn and .pgn, JSON "
        "lines (.jsonl), and transcripts of the courses' referees.",
        {{gameRow(false), rulesRow(), {"--json", "", "print one JSON array"}}, "FILE…", true},
        runReplay};
}

} // namespace tessera::cli
