#include "app/cli/match/planreader.h"

#include "app/cli/input/gamechoice.h"
#include "model/lab/match/matchorder.h"

namespace tessera::cli {

namespace {

/// Reads game, rules and configuration.
std::optional<Error> readGame(const Arguments &arguments, lab::MatchOrder &order, std::ostream &talk)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    if (*game == nullptr)
        return Error{"match", "no --game", "--game ID"};
    order.game = *game;
    const auto rules = parseRuleSet(arguments.value("--rules").value_or("default"));
    if (!rules)
        return arguments.error("--rules", inQuotes(*arguments.value("--rules")), "default or strict");
    order.options = optionsOf(order.game->info(), *rules);
    const auto configuration = chosenConfiguration(arguments, *order.game, talk);
    if (!configuration)
        return configuration.error();
    if (*configuration) {
        order.configuration = *arguments.value("--config");
        order.options = optionsOf(order.game->info(), *rules, **configuration);
        order.start = (*configuration)->start;
    }
    return std::nullopt;
}

std::optional<Error> readNumbers(const Arguments &arguments, lab::MatchOrder &order)
{
    constexpr int kMostGames = 10000000;
    constexpr int kMostAtOnce = 256;
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
    order.games = *games;
    order.concurrency = *concurrency;
    order.seed = static_cast<std::uint64_t>(*seed);
    return std::nullopt;
}

} // namespace

Result<lab::MatchPlan> readPlan(const Arguments &arguments, std::ostream &talk)
{
    lab::MatchOrder order;
    if (const auto error = readGame(arguments, order, talk))
        return *error;
    if (const auto error = readNumbers(arguments, order))
        return *error;
    const std::string format = arguments.value("--format").value_or("round-robin");
    const auto known = lab::parseMatchFormat(format);
    if (!known)
        return arguments.error("--format", inQuotes(format), "round-robin, gauntlet or ladder");
    order.format = *known;
    order.players = arguments.values("--player");
    order.openings = arguments.value("--openings");
    order.time = arguments.value("--time").value_or(order.time);
    order.patience = arguments.value("--patience").value_or(order.patience);
    order.margin = arguments.value("--margin").value_or(order.margin);
    order.sprt = arguments.value("--sprt");
    order.shard = arguments.value("--shard");
    auto plan = lab::planOf(order);
    if (plan)
        plan->logs = arguments.value("--logs").value_or("");
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
             + lab::MatchOrder::kUsualTime},
        {"--format",
         "round-robin|gauntlet|ladder",
         "all players meet, the first meets all others, or each meets the next; usually "
         "round-robin"},
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
        {"--logs",
         "FOLDER",
         "keeps what was said with programs in games that are lost by a fault, a file a game"},
        {"--seed", "N", "another order of openings and other errors of levels, usually 0"},
        {"--rules",
         "default|strict",
         "with or without our own draw rules, where no configuration speaks of them; usually "
         "default"},
        configRow(),
        {"--patience",
         "TIME",
         std::string("who is silent for so long beyond its time has lost, usually ")
             + lab::MatchOrder::kUsualPatience},
        {"--margin",
         "TIME",
         std::string("a move that comes so much later than its movetime loses, usually ")
             + lab::MatchOrder::kUsualMargin},
        {"--merge",
         "",
         "adds up the files of a match, and with --out writes one of them",
         false,
         false,
         false,
         {"--sprt", "--out", "--json"}},
        {"--json", "", "print one JSON object"}};
}

} // namespace tessera::cli
