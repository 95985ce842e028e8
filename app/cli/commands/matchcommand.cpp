#include "app/cli/commands/commands.h"
#include "app/cli/input/gamefiles.h"
#include "app/cli/match/endsignals.h"
#include "app/cli/match/planreader.h"
#include "app/cli/match/progress.h"
#include "app/cli/match/reporttext.h"
#include "model/core/json/jsontext.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchrunner.h"

#include <csignal>
#include <filesystem>
#include <ostream>

namespace tessera::cli {

namespace {

/// The content of the file that a match shall write; nothing when there is none yet.
Result<std::string> contentBefore(const std::string &path)
{
    const auto content = contentIfThere(path, "games of a match, or no file");
    return content ? Result<std::string>(content->value_or("")) : content.error();
}

/// The error of writing a new file over one with this content.
std::optional<Error> occupied(
    const std::string &path, const std::string &content, const std::string &way = "")
{
    if (content.empty())
        return std::nullopt;
    return Error{path, "a file that is not empty", "a new file" + way};
}

/// The games that already count, and the file for the others.
struct Kept
{
    lab::MatchFile played;
    std::unique_ptr<AppendFile> file;
};

Result<Kept> openFiles(const Arguments &arguments, const lab::MatchPlan &plan, std::ostream &talk)
{
    Kept kept;
    const auto resumed = arguments.value("--resume");
    const auto out = arguments.value("--out");
    if (!out && !resumed)
        return kept;
    const std::string path = out.value_or(resumed.value_or(""));
    if (resumed) {
        const auto content = contentBefore(*resumed);
        if (!content)
            return content.error();
        auto played = lab::readMatchFile(*content, *resumed);
        if (!played)
            return played.error();
        kept.played = std::move(*played);
        if (!kept.played.games.empty() && kept.played.identity != plan.identity())
            return Error{
                *resumed, "the match " + kept.played.identity, "this one, " + plan.identity()};
        if (kept.played.tornBytes > 0)
            talk << *resumed << ": its last game is not whole and will be played again\n";
    }
    const auto content = contentBefore(path);
    if (!content)
        return content.error();
    const bool goesOn = resumed && path == *resumed;
    if (!goesOn) {
        if (const auto error
            = occupied(path, *content, ", or --resume " + path + " to go on with it"))
            return *error;
    }
    const std::size_t length = goesOn ? content->size() - kept.played.tornBytes : 0;
    auto file = AppendFile::open(path, length);
    if (!file)
        return file.error();
    kept.file = std::move(*file);
    for (const std::string &text : kept.played.texts) {
        if (goesOn)
            break;
        if (const auto error = kept.file->append(text))
            return *error;
    }
    return kept;
}

void print(const lab::Report &report, const Arguments &arguments, const Streams &streams)
{
    if (arguments.has("--json"))
        streams.out << writtenJson(reportJson(report)) << '\n';
    else
        printText(streams.out, report);
}

/// Says how a match that a signal has ended can be resumed.
ExitStatus brokenOff(
    const std::string &signal, std::size_t games, const Arguments &arguments, const Streams &streams)
{
    const auto out = arguments.value("--out");
    const std::string path = out.value_or(arguments.value("--resume").value_or(""));
    streams.talk << "tessera-cli match: ended by " << signal << " after " << games
                 << (games == 1 ? " game" : " games");
    if (path.empty())
        streams.talk << ", which no file keeps\n";
    else
        streams.talk << "; go on with --resume " << path << '\n';
    return ExitStatus::Failed;
}

/// The error of a folder for logs that cannot be made, before the first game is played.
std::optional<Error> makeLogFolder(const std::string &folder)
{
    std::error_code failure;
    if (!folder.empty())
        std::filesystem::create_directories(folder, failure);
    return failure ? std::optional(Error{folder, failure.message(), "a folder for logs"})
                   : std::nullopt;
}

ExitStatus play(const lab::MatchPlan &plan, const Arguments &arguments, const Streams &streams)
{
    if (const auto error = makeLogFolder(plan.logs))
        return wrongUsage(*error, streams);
    auto kept = openFiles(arguments, plan, streams.talk);
    if (!kept)
        return wrongUsage(kept.error(), streams);
    const lab::Schedule schedule = plan.schedule();
    lab::MatchResults results(
        plan.players.size(),
        static_cast<std::size_t>(plan.game->info().playerCount()),
        schedule.blockSize());
    for (const lab::PlayedGame &game : kept->played.games)
        results.add(game);
    if (static_cast<std::size_t>(plan.games) > schedule.gamesUntilRepetition())
        streams.talk << "openings come again after " << schedule.gamesUntilRepetition()
                     << " games\n";
    // A failed write shows that a player has ended, instead of SIGPIPE.
    std::signal(SIGPIPE, SIG_IGN);
    std::stop_source stop;
    const EndSignals endSignals(stop);
    Progress progress(plan, streams.talk);
    lab::MatchRunner runner(plan, results, kept->file.get(), progress, stop.get_token());
    auto error = runner.tryPlayers();
    if (!error)
        error = runner.run();
    if (error)
        return failed(*error, streams);
    if (const std::string signal = endSignals.heard(); !signal.empty())
        return brokenOff(signal, results.games().size(), arguments, streams);
    print(
        lab::reportOf(
            plan.game->info(),
            plan.names(),
            std::move(results),
            plan.sprt,
            plan.hasMoveTime() ? std::optional(plan.margin) : std::nullopt),
        arguments,
        streams);
    return ExitStatus::Good;
}

/// Adds up the files of a match's parts.
ExitStatus merge(const Arguments &arguments, const Streams &streams)
{
    lab::MatchFile all;
    for (const std::string &path : arguments.operands()) {
        const auto content = contentOf(path);
        if (!content)
            return wrongUsage(content.error(), streams);
        const auto file = lab::readMatchFile(*content, path);
        const auto error = file ? lab::mergeMatchFile(all, *file, path) : file.error();
        if (error)
            return failed(*error, streams);
    }
    if (all.games.empty())
        return wrongUsage({"match --merge", "no games", "files of a match"}, streams);
    const std::size_t seats = all.games.front().seats.size();
    const lab::Schedule schedule(static_cast<int>(all.names.size()), static_cast<int>(seats), 1, 0);
    lab::MatchResults results(all.names.size(), seats, schedule.blockSize());
    for (const lab::PlayedGame &game : all.games)
        results.add(game);
    std::optional<lab::Sprt> sprt;
    if (const auto words = arguments.value("--sprt")) {
        const auto parsed = lab::Sprt::parse(*words);
        if (!parsed)
            return wrongUsage(parsed.error(), streams);
        sprt = *parsed;
    }
    if (const auto out = arguments.value("--out")) {
        const auto content = contentBefore(*out);
        const auto fault = content ? occupied(*out, *content) : content.error();
        if (fault)
            return wrongUsage(*fault, streams);
        if (const auto error = lab::writeMerged(all, *out))
            return failed(*error, streams);
    }
    print(
        lab::reportOf(all.game->info(), all.names, std::move(results), sprt, std::nullopt),
        arguments,
        streams);
    return ExitStatus::Good;
}

ExitStatus runMatch(const Arguments &arguments, const Streams &streams)
{
    if (arguments.has("--merge"))
        return merge(arguments, streams);
    if (!arguments.operands().empty())
        return wrongUsage(
            {"match", inQuotes(arguments.operands().front()), "files only after --merge"}, streams);
    const auto plan = readPlan(arguments, streams.talk);
    return plan ? play(*plan, arguments, streams) : wrongUsage(plan.error(), streams);
}

} // namespace

Command matchCommand()
{
    return {
        "match",
        "Lets players play many games in all orders of seats and measures their strength.",
        {matchOptions(), "[FILE…]", false},
        runMatch};
}

} // namespace tessera::cli
