#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/tools/openings/openingmaker.h"
#include "app/tools/tools.h"

#include <algorithm>
#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kMostOpenings = 1000000;
constexpr int kMostPlies = 1000;
constexpr int kDeepestSearch = 60;
constexpr int kWidest = 10000;

/// The recipe of the game with the changes by the options.
Result<OpeningRecipe> chosenRecipe(const Arguments &arguments, OpeningRecipe recipe)
{
    const auto plies = arguments.number("--plies", 1, kMostPlies, recipe.plies);
    if (!plies)
        return plies.error();
    const auto depth = arguments.number("--depth", 1, kDeepestSearch, recipe.depth);
    if (!depth)
        return depth.error();
    const auto window = arguments.number("--window", 0, kWidest, recipe.window);
    if (!window)
        return window.error();
    const auto nodes = arguments.number("--nodes", 0, kMostNodes, recipe.nodes);
    if (!nodes)
        return nodes.error();
    recipe.plies = *plies;
    recipe.depth = *depth;
    recipe.window = *window;
    recipe.nodes = *nodes;
    return recipe;
}

const char *unitOf(const GameEntry &game)
{
    return game.info().playerCount() > 2 ? " per mille" : " hundredths of a piece";
}

/// The openings' recipe, in words and as the command that makes them again.
std::string recipeLine(const lab::OpeningOrder &order)
{
    const OpeningRecipe &recipe = order.recipe;
    const auto option = [](const char *name, auto value) {
        return std::string(name).append(" ").append(std::to_string(value));
    };
    std::string text = option("#", recipe.plies).append(" random ");
    text.append(recipe.onlyQuiet ? "quiet " : "").append("plies, balanced within ");
    text.append(std::to_string(recipe.window)).append(unitOf(order.game)).append(" at ");
    text.append(option("depth", recipe.depth));
    if (recipe.nodes > 0)
        text.append(" and ").append(std::to_string(recipe.nodes)).append(" nodes");
    text.append(": tessera-tools openings --game ").append(order.game.info().id);
    text.append(option(" --count", order.count)).append(option(" --seed", order.seed));
    text.append(option(" --plies", recipe.plies)).append(option(" --depth", recipe.depth));
    return text.append(option(" --window", recipe.window)).append(option(" --nodes", recipe.nodes));
}

/// Reports the distances of openings from balance.
void tellSpread(std::vector<int> imbalances, const GameEntry &game, std::ostream &out)
{
    std::sort(imbalances.begin(), imbalances.end());
    const std::size_t count = imbalances.size();
    const char *unit = unitOf(game);
    out << "of " << count << " openings half are within " << imbalances[count / 2] << unit
        << ", nine in ten within " << imbalances[count * 9 / 10] << ", all within "
        << imbalances.back() << '\n';
}

/// Reports how balanced the openings of a file are.
ExitStatus runJudge(const std::string &path, const GameEntry &game, int nodes, const Streams &streams)
{
    const auto content = contentOf(path, "a file of openings");
    if (!content)
        return wrongUsage(content.error(), streams);
    const auto openings
        = lab::readOpenings(*content, path, game, Options::defaults(game.info().options));
    if (!openings)
        return wrongUsage(openings.error(), streams);
    tellSpread(lab::judgedOpenings(game, *openings, nodes), game, streams.out);
    return ExitStatus::Good;
}

ExitStatus runMaker(const lab::OpeningOrder &order, const Streams &streams)
{
    constexpr int kBetweenWords = 100;
    const auto openings = lab::madeOpenings(order, [&](int made, int tried) {
        if (made % kBetweenWords == 0)
            streams.talk << made << " openings of " << tried << " tried" << std::endl;
    });
    std::vector<int> imbalances;
    streams.out << recipeLine(order) << '\n';
    for (const lab::MadeOpening &made : openings) {
        const auto &moves = made.opening.moves;
        for (std::size_t i = 0; i < moves.size(); ++i)
            streams.out << (i == 0 ? "" : " ") << moves[i];
        streams.out << '\n';
        imbalances.push_back(made.imbalance);
    }
    if (!openings.empty())
        tellSpread(std::move(imbalances), order.game, streams.talk);
    if (std::ssize(openings) == order.count)
        return ExitStatus::Good;
    streams.talk << "found " << openings.size() << " openings, wanted " << order.count << '\n';
    return ExitStatus::Failed;
}

ExitStatus runOpenings(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    const auto recipe = chosenRecipe(arguments, recipesOf(**game).openings);
    if (!recipe)
        return wrongUsage(recipe.error(), streams);
    const auto count = arguments.number("--count", 1, kMostOpenings, 500);
    if (!count)
        return wrongUsage(count.error(), streams);
    const auto seed = arguments.number("--seed", 0, kMostSeed, 1);
    if (!seed)
        return wrongUsage(seed.error(), streams);
    const lab::OpeningOrder order{
        **game,
        Options::defaults((*game)->info().options),
        *recipe,
        *count,
        static_cast<std::uint64_t>(*seed)};
    if (const auto path = arguments.value("--judge"))
        return runJudge(*path, **game, std::max(recipe->nodes, 1), streams);
    return runMaker(order, streams);
}

} // namespace

Command openingsCommand()
{
    return {
        "openings",
        "Makes different balanced openings for matches, by the game's own recipe.",
        {{gameRow(true),
          {"--count", "N", "how many, usually 500"},
          {"--seed", "N", "where chance begins, usually 1"},
          {"--plies", "N", "random moves, others than the recipe says"},
          {"--depth", "N", "depth of the search that judges"},
          {"--window",
           "N",
           "how far ahead a player may be: hundredths of a piece, or per mille of winning "
           "chances"},
          {"--nodes",
           "N",
           "nodes of a second search that judges what passes the first, others than the recipe "
           "says; 0 for none"},
          {"--judge",
           "FILE",
           "make none, but say how balanced those of the file are",
           false,
           false,
           false,
           {"--game", "--nodes"}}},
         "",
         false},
        runOpenings};
}

} // namespace tessera::cli
