#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/ugi/perftrun.h"
#include "model/core/json/jsontext.h"
#include "model/games/positionafter.h"

#include <chrono>
#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kDeepestPerft = 30;

struct PerftJob
{
    const GameEntry *game = nullptr;
    int depth = 0;
    std::optional<std::string> start;
    std::vector<std::string> moves;
    std::unique_ptr<AnyPosition> position;
};

Result<PerftJob> perftJob(const Arguments &arguments, std::ostream &talk)
{
    PerftJob job;
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    const auto rules = chosenRules(arguments);
    if (!rules)
        return rules.error();
    const auto depth = arguments.number("--depth", 0, kDeepestPerft, 0);
    if (!depth)
        return depth.error();
    job.game = *game;
    job.depth = *depth;
    auto configuration = chosenConfiguration(arguments, *job.game, talk);
    if (!configuration)
        return configuration.error();
    Options options = optionsOf(job.game->info(), *rules);
    if (*configuration) {
        options = optionsOf(job.game->info(), *rules, **configuration);
        job.start = (*configuration)->start;
    }
    if (const auto text = arguments.value("--position"))
        job.start = text;
    job.moves = wordsOf(arguments.value("--moves").value_or(""));
    auto position = positionAfter(*job.game, options, job.start, job.moves);
    if (!position) {
        const Error &error = position.error();
        return Error{
            "perft " + error.where.english(), error.found, error.wanted, error.line, error.column};
    }
    job.position = std::move(*position);
    return job;
}

ExitStatus runPerftCommand(const Arguments &arguments, const Streams &streams)
{
    const auto job = perftJob(arguments, streams.talk);
    if (!job)
        return wrongUsage(job.error(), streams);
    const bool asJson = arguments.has("--json");
    const bool divides = arguments.has("--divide");
    Json divided = Json::object();
    const auto begin = std::chrono::steady_clock::now();
    const auto total = runPerft(*job->position, job->depth, [&](MoveCode move, std::uint64_t leaves) {
        const std::string text = job->position->moveText(move);
        if (asJson)
            divided[text] = leaves;
        else if (divides)
            streams.out << text << ": " << leaves << std::endl;
    });
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    if (asJson) {
        Json object{{"game", job->game->info().id}, {"start", nullptr}};
        if (job->start)
            object["start"] = *job->start;
        object["moves"] = Json::array(job->moves);
        object["depth"] = job->depth;
        object["nodes"] = *total;
        object["seconds"] = seconds.count();
        if (divides)
            object["divide"] = divided;
        streams.out << writtenJson(object) << '\n';
    } else {
        streams.out << "nodes " << *total << '\n';
        streams.talk << seconds.count() << " s, "
                     << static_cast<double>(*total) / 1e6 / std::max(seconds.count(), 1e-9)
                     << " M leaves/s\n";
    }
    return ExitStatus::Good;
}

} // namespace

Command perftCommand()
{
    return {
        "perft",
        "Counts the move sequences of a length: the usual check of a move generator.",
        {{gameRow(true),
          {"--depth", "N", "length of the sequences", true},
          {"--position", "TEXT", "count from here, not from the standard start"},
          {"--moves", "\"M1 M2 …\"", "moves played before counting"},
          {"--divide", "", "also count behind each first move"},
          rulesRow(),
          configRow(),
          {"--json", "", "print one JSON object"}},
         "",
         false},
        runPerftCommand};
}

} // namespace tessera::cli
