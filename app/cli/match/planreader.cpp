#include "app/cli/match/planreader.h"

#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "model/lab/openings/openingtexts.h"

#include <algorithm>

namespace tessera::cli {

namespace {

constexpr const char *kUsualTime = "movetime=100ms";
constexpr const char *kUsualPatience = "30s";
/// What a busy machine adds to a move now and then.
constexpr const char *kUsualMargin = "500ms";

Result<lab::Shard> chosenShard(const Arguments &arguments)
{
    const auto text = arguments.value("--shard");
    if (!text)
        return lab::Shard();
    constexpr int kMost = 1000000;
    const auto slash = std::min(text->find('/'), text->size() - 1);
    const auto count = wholeNumber(std::string_view(*text).substr(slash + 1), 1, kMost);
    const auto number = wholeNumber(std::string_view(*text).substr(0, slash), 1, count.value_or(1));
    if (!number || !count)
        return arguments.error("--shard", inQuotes(*text), "I/N with I from 1 to N, such as 2/8");
    return lab::Shard{static_cast<int>(*number) - 1, static_cast<int>(*count)};
}

Result<std::vector<lab::PlayerSpec>> chosenPlayers(const Arguments &arguments)
{
    std::vector<lab::PlayerSpec> players;
    for (const std::string &text : arguments.values("--player")) {
        auto player = lab::PlayerSpec::parse(text);
        if (!player)
            return player.error();
        players.push_back(std::move(*player));
    }
    if (players.size() < 2)
        return arguments.error(
            "--player",
            players.empty() ? "none" : "one only",
            "two players or more, such as --player level=7 --player level=6");
    if (players.size() > lab::Schedule::kMostPlayers)
        return arguments.error(
            "--player",
            std::to_string(players.size()) + " of them",
            "at most " + std::to_string(lab::Schedule::kMostPlayers));
    lab::makeNamesUnique(players);
    return players;
}

Result<std::vector<lab::Opening>> chosenOpenings(
    const Arguments &arguments, const lab::MatchPlan &plan)
{
    const auto path = arguments.value("--openings");
    const auto players = arguments.values("--player");
    const bool hasAgents = std::any_of(players.begin(), players.end(), [](const auto &text) {
        const auto player = lab::PlayerSpec::parse(text);
        return player && player->isAgent();
    });
    if (hasAgents && (path || plan.start))
        return Error{
            path ? "match --openings" : "match --config",
            "it beside agent=",
            "games from the usual start: agents know no other"};
    if (hasAgents)
        return std::vector<lab::Opening>(1);
    if (!path) {
        // Another board or other pieces: the game's openings do not fit.
        const auto text = plan.start ? std::nullopt : lab::openingText(plan.game->info().id);
        if (!text)
            return std::vector<lab::Opening>(1);
        return lab::readOpenings(std::string(*text), "openings", *plan.game, plan.options);
    }
    const auto content = contentOf(*path, "a file of openings");
    if (!content)
        return content.error();
    return lab::readOpenings(*content, *path, *plan.game, plan.options, plan.start);
}

/// Options, start and openings: what the games have in common.
Result<lab::MatchPlan> commonPlan(const Arguments &arguments, std::ostream &talk)
{
    lab::MatchPlan plan;
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    if (*game == nullptr)
        return Error{"match", "no --game", "--game ID"};
    plan.game = *game;
    const auto rules = parseRuleSet(arguments.value("--rules").value_or("default"));
    if (!rules)
        return arguments.error("--rules", inQuotes(*arguments.value("--rules")), "default or strict");
    plan.options = optionsOf(plan.game->info(), *rules);
    const auto configuration = chosenConfiguration(arguments, *plan.game, talk);
    if (!configuration)
        return configuration.error();
    if (*configuration) {
        plan.configuration = *arguments.value("--config");
        plan.options = (*configuration)->options;
        plan.start = (*configuration)->start;
    }
    auto openings = chosenOpenings(arguments, plan);
    if (!openings)
        return openings.error();
    plan.openings = std::move(*openings);
    return plan;
}

/// Numbers and limits, filled into `plan`.
std::optional<Error> readNumbers(const Arguments &arguments, lab::MatchPlan &plan)
{
    constexpr int kMostGames = 10000000;
    constexpr int kMostAtOnce = 256;
    constexpr int kMostSeed = 2147483647;
    const auto games = arguments.number("--games", 1, kMostGames, 0);
    if (!games)
        return games.error();
    if (*games == 0)
        return Error{"match", "no --games", "--games N"};
    const auto concurrency = arguments.number("--concurrency", 1, kMostAtOnce, 1);
    if (!concurrency)
        return concurrency.error();
    const auto seed = arguments.number("--seed", 0, kMostSeed, 0);
    if (!seed)
        return seed.error();
    const std::string patience = arguments.value("--patience").value_or(kUsualPatience);
    const auto duration = lab::parseDuration(patience);
    if (!duration || duration->count() == 0)
        return arguments.error("--patience", inQuotes(patience), "a time, such as 30s");
    plan.games = *games;
    plan.concurrency = *concurrency;
    plan.seed = static_cast<std::uint64_t>(*seed);
    plan.patience = *duration;
    const std::string margin = arguments.value("--margin").value_or(kUsualMargin);
    const auto lateness = lab::parseDuration(margin);
    if (!lateness)
        return arguments.error("--margin", inQuotes(margin), "a time, such as 500ms");
    plan.margin = *lateness;
    return std::nullopt;
}

} // namespace

Result<lab::MatchPlan> readPlan(const Arguments &arguments, std::ostream &talk)
{
    auto plan = commonPlan(arguments, talk);
    if (!plan)
        return plan.error();
    if (const auto error = readNumbers(arguments, *plan))
        return *error;
    auto players = chosenPlayers(arguments);
    if (!players)
        return players.error();
    plan->players = std::move(*players);
    for (const lab::PlayerSpec &player : plan->players) {
        if (player.kind == lab::PlayerSpec::Kind::Uci && !plan->game->info().speaksUci)
            return arguments.error("--player", "proto=uci", "proto=ugi for " + plan->game->info().id);
        if (player.isAgent() && !plan->game->info().hasAgents)
            return arguments
                .error("--player", "agent=", "another player: no course has set agents of this game");
    }
    const auto timeControl = lab::MatchTimeControl::parse(
        arguments.value("--time").value_or(kUsualTime));
    if (!timeControl)
        return timeControl.error();
    plan->timeControl = *timeControl;
    const auto shard = chosenShard(arguments);
    if (!shard)
        return shard.error();
    plan->shard = *shard;
    if (const auto words = arguments.value("--sprt")) {
        const auto sprt = lab::Sprt::parse(*words);
        if (!sprt)
            return sprt.error();
        if (plan->players.size() != 2)
            return arguments.error("--sprt", "it for more than two players", "it for two");
        plan->sprt = *sprt;
    }
    return plan;
}

std::vector<OptionRow> matchOptions()
{
    return {
        gameRow(false),
        {"--player", "PLAYER", std::string(lab::PlayerSpec::kHelp), false, true, true},
        {"--games", "N", "how many; a pair (three seats: a block of six) shares an opening"},
        {"--time",
         "PACE",
         std::string("seconds for a game and increment 10+0.1, movetime=100ms, nodes=20000 or "
                     "depth=5, joined by commas; usually ")
             + kUsualTime},
        {"--openings",
         "FILE",
         "an opening a line: moves, or fen TEXT moves …; usually those of the game"},
        {"--concurrency", "K", "games at a time, usually 1"},
        {"--sprt",
         "elo0=E elo1=E alpha=A beta=B",
         "stop when the first player is shown to be elo1 stronger than the other, or elo0",
         false,
         true},
        {"--out", "FILE.tgn", "keeps each game as soon as it is over; must be new"},
        {"--resume", "FILE.tgn", "goes on with the games of this file (and to it, without --out)"},
        {"--shard", "I/N", "plays the I-th of N parts; --merge adds the parts up"},
        {"--seed", "N", "another order of openings and other errors of levels, usually 0"},
        {"--rules", "default|strict", "with or without our own draw rules; usually default"},
        configRow(),
        {"--patience",
         "TIME",
         std::string("who is silent for so long beyond its time has lost, usually ")
             + kUsualPatience},
        {"--margin",
         "TIME",
         std::string("a move that comes so much later than its movetime loses, usually ")
             + kUsualMargin},
        {"--merge", "", "adds up the files of a match, and with --out writes one of them"},
        {"--json", "", "print one JSON object"}};
}

} // namespace tessera::cli
