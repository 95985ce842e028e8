#include "model/lab/match/matchorder.h"

#include "model/core/files/textfile.h"
#include "model/core/words.h"
#include "model/lab/openings/openingtexts.h"
#include "model/lab/words/keyvalues.h"

#include <algorithm>

namespace tessera::lab {

namespace {

Error errorAt(const std::string &option, Phrase found, Phrase wanted)
{
    return {phrase("Error", "match %1").with(option), std::move(found), std::move(wanted)};
}

Result<Shard> shardOf(const MatchOrder &order)
{
    if (!order.shard)
        return Shard();
    constexpr int kMost = 1000000;
    const std::string &text = *order.shard;
    const auto slash = std::min(text.find('/'), text.size() - 1);
    const auto count = wholeNumber(std::string_view(text).substr(slash + 1), 1, kMost);
    const auto number = wholeNumber(std::string_view(text).substr(0, slash), 1, count.value_or(1));
    if (!number || !count)
        return errorAt(
            "--shard", inQuotes(text), phrase("Error", "I/N with I from 1 to N, such as 2/8"));
    return Shard{static_cast<int>(*number) - 1, static_cast<int>(*count)};
}

/// Why a player does not fit this game.
std::optional<Error> unfit(const PlayerSpec &player, const GameInfo &game)
{
    if (player.kind == PlayerSpec::Kind::Uci && !game.speaksUci)
        return errorAt("--player", "proto=uci", phrase("Error", "proto=ugi for %1").with(game.id));
    if (player.isAgent() && !game.hasAgents)
        return errorAt(
            "--player",
            "agent=",
            phrase("Error", "another player: no course has set agents of this game"));
    return std::nullopt;
}

Result<std::vector<PlayerSpec>> playersOf(const MatchOrder &order)
{
    std::vector<PlayerSpec> players;
    for (const std::string &text : order.players) {
        auto player = PlayerSpec::parse(text);
        if (!player)
            return player.error();
        if (const auto error = unfit(*player, order.game->info()))
            return *error;
        players.push_back(std::move(*player));
    }
    if (players.size() < 2)
        return errorAt(
            "--player",
            players.empty() ? phrase("Error", "none") : phrase("Error", "one only"),
            phrase("Error", "two players or more, such as --player level=7 --player level=6"));
    if (players.size() > Schedule::kMostPlayers)
        return errorAt(
            "--player",
            phrase("Error", "%1 of them").with(players.size()),
            phrase("Error", "at most %1").with(Schedule::kMostPlayers));
    makeNamesUnique(players);
    return players;
}

Result<std::vector<Opening>> openingsOf(const MatchOrder &order, const MatchPlan &plan)
{
    const bool hasAgents
        = std::any_of(plan.players.begin(), plan.players.end(), [](const PlayerSpec &player) {
              return player.isAgent();
          });
    if (hasAgents && (order.openings || plan.start))
        return errorAt(
            order.openings ? "--openings" : "--config",
            phrase("Error", "it beside agent="),
            phrase("Error", "games from the usual start: agents know no other"));
    if (hasAgents)
        return std::vector<Opening>(1);
    if (!order.openings) {
        // With another board or other pieces, the game's openings do not fit.
        const auto text = plan.start ? std::nullopt : openingText(plan.game->info().id);
        if (!text)
            return std::vector<Opening>(1);
        return readOpenings(std::string(*text), "openings", *plan.game, plan.options);
    }
    const auto content = readTextFile(*order.openings);
    if (!content)
        return Error{*order.openings, content.error().found, phrase("Error", "a file of openings")};
    return readOpenings(*content, *order.openings, *plan.game, plan.options, plan.start);
}

/// Reads how long players may think and be silent.
std::optional<Error> readTimes(const MatchOrder &order, MatchPlan &plan)
{
    const auto patience = parseDuration(order.patience);
    if (!patience || patience->count() == 0)
        return errorAt("--patience", inQuotes(order.patience), phrase("Error", "a time, such as 30s"));
    plan.patience = *patience;
    const auto margin = parseDuration(order.margin);
    if (!margin)
        return errorAt("--margin", inQuotes(order.margin), phrase("Error", "a time, such as 500ms"));
    plan.margin = *margin;
    const auto timeControl = MatchTimeControl::parse(order.time);
    if (!timeControl)
        return timeControl.error();
    plan.timeControl = *timeControl;
    return std::nullopt;
}

std::optional<Error> readTest(const MatchOrder &order, MatchPlan &plan)
{
    if (!order.sprt)
        return std::nullopt;
    const auto sprt = Sprt::parse(*order.sprt);
    if (!sprt)
        return sprt.error();
    if (plan.players.size() != 2)
        return errorAt(
            "--sprt",
            phrase("Error", "it for more than two players"),
            phrase("Error", "it for two"));
    plan.sprt = *sprt;
    return std::nullopt;
}

} // namespace

Result<MatchPlan> planOf(const MatchOrder &order)
{
    MatchPlan plan;
    plan.game = order.game;
    plan.options = order.options;
    plan.configuration = order.configuration;
    plan.start = order.start;
    plan.format = order.format;
    plan.games = order.games;
    plan.concurrency = order.concurrency;
    plan.seed = order.seed;
    auto players = playersOf(order);
    if (!players)
        return players.error();
    plan.players = std::move(*players);
    auto openings = openingsOf(order, plan);
    if (!openings)
        return openings.error();
    plan.openings = std::move(*openings);
    if (const auto error = readTimes(order, plan))
        return *error;
    const auto shard = shardOf(order);
    if (!shard)
        return shard.error();
    plan.shard = *shard;
    if (const auto error = readTest(order, plan))
        return *error;
    return plan;
}

} // namespace tessera::lab
