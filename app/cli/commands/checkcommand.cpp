#include "app/cli/check/checkreport.h"
#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/cli/match/endsignals.h"
#include "model/lab/words/keyvalues.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kMostGames = 100000;
constexpr int kUsualRounds = 2;

/// The agent with its limits, as the options describe it.
Result<lab::PlayerSpec> chosenAgent(const Arguments &arguments)
{
    if (arguments.operands().size() != 1)
        return Error{
            "check",
            std::to_string(arguments.operands().size()) + " agents",
            "one, a package or module"};
    lab::PlayerSpec spec;
    spec.kind = lab::PlayerSpec::Kind::Agent;
    constexpr std::string_view kKey = "agent=";
    const std::string &words = arguments.operands().front();
    spec.agent.path = words.starts_with(kKey) ? words.substr(kKey.size()) : words;
    std::filesystem::path path = std::filesystem::path(spec.agent.path).lexically_normal();
    path = path.has_filename() ? path : path.parent_path();
    spec.name = path.extension() == ".py" ? path.stem().string() : path.filename().string();
    // A class behind a colon is no good part of a file's name.
    std::ranges::replace(spec.name, ':', '-');
    spec.agent.interpreter = arguments.value("--python").value_or(spec.agent.interpreter);
    if (const auto cpu = arguments.value("--cpu")) {
        spec.agent.cpuTime = lab::parseDuration(*cpu);
        if (!spec.agent.cpuTime || spec.agent.cpuTime->count() == 0)
            return arguments.error("--cpu", inQuotes(*cpu), "a time, such as 60s");
    }
    if (arguments.has("--memory")) {
        constexpr int kMostMegabytes = 1 << 20;
        const auto memory = arguments.number("--memory", 1, kMostMegabytes, 1);
        if (!memory)
            return memory.error();
        spec.agent.megabytes = *memory;
    }
    return spec;
}

Result<CheckOrder> chosenOrder(const Arguments &arguments)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    const GameInfo &info = (*game)->info();
    if (!info.hasAgents)
        return arguments
            .error("--game", info.id, "another game: no course has set agents of this one");
    auto agent = chosenAgent(arguments);
    if (!agent)
        return agent.error();
    const int round = info.playerCount() * static_cast<int>(kAllStress.size());
    const auto games = arguments.number("--games", 1, kMostGames, kUsualRounds * round);
    if (!games)
        return games.error();
    const auto seed = arguments.number("--seed", 0, kMostSeed, 1);
    if (!seed)
        return seed.error();
    const std::string folder = arguments.value("--out").value_or(".");
    std::error_code unknown;
    if (!std::filesystem::is_directory(folder, unknown))
        return arguments.error("--out", inQuotes(folder), "a folder");
    const auto report = arguments.value("--junit");
    if (report && !hasFolder(*report))
        return arguments.error("--junit", inQuotes(*report), kWantedFile);
    return CheckOrder{
        **game,
        Options::strict(info.options),
        std::move(*agent),
        *games,
        static_cast<std::uint64_t>(*seed),
        std::filesystem::absolute(folder).lexically_normal().string()};
}

ExitStatus runCheck(const Arguments &arguments, const Streams &streams)
{
    const auto order = chosenOrder(arguments);
    if (!order)
        return wrongUsage(order.error(), streams);
    std::signal(SIGPIPE, SIG_IGN);
    std::stop_source stop;
    const EndSignals signals(stop);
    AgentCheck check(*order, stop.get_token());
    std::vector<CheckedGame> games;
    const auto error = check.run([&](const CheckedGame &game) {
        games.push_back(game);
        streams.talk << gameLine(game, order->game.info(), gameEnd(game)) << std::endl;
    });
    if (error)
        return wrongUsage(*error, streams);
    printCheck(streams.out, *order, games, check);
    const auto junit = arguments.value("--junit");
    if (junit) {
        if (const auto failure = writeJUnit(*junit, *order, games))
            return failed(*failure, streams);
    }
    if (const std::string signal = signals.heard(); !signal.empty()) {
        streams.talk << "tessera-cli check: ended by " << signal << '\n';
        return ExitStatus::Failed;
    }
    return !games.empty() && games.back().fault ? ExitStatus::Failed : ExitStatus::Good;
}

} // namespace

Command checkCommand()
{
    return {
        "check",
        "Puts a Python agent through games that lead it into trouble and reports its first fault.",
        {{gameRow(true, gameIds([](const GameEntry &game) { return game.info().hasAgents; })),
          {"--games", "N", "how many games (usually each seat twice against each kind of opponent)"},
          {"--seed", "N", "another seed plays other games (usually 1)"},
          {"--cpu", "TIME", "processor time a game, such as 60s (usually its course's)"},
          {"--memory", "MB", "memory in megabytes (usually its course's)"},
          {"--python", "COMMAND", "the interpreter (usually python3)"},
          {"--out", "FOLDER", "where the files go that show a fault again (usually here)"},
          {"--junit", "FILE", "write the games as test cases of JUnit XML"}},
         "AGENT",
         true},
        runCheck};
}

} // namespace tessera::cli
