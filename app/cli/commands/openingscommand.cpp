#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "model/lab/openings/openingmaker.h"

#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kMostOpenings = 1000000;
constexpr int kMostPlies = 1000;
constexpr int kDeepest = 60;
constexpr int kWidest = 10000;
constexpr int kMostSeed = 2147483647;

/// The recipe of the game with what the options change.
Result<OpeningRecipe> chosenRecipe(const Arguments &arguments, OpeningRecipe recipe)
{
    const auto plies = arguments.number("--plies", 1, kMostPlies, recipe.plies);
    if (!plies)
        return plies.error();
    const auto depth = arguments.number("--depth", 1, kDeepest, recipe.depth);
    if (!depth)
        return depth.error();
    const auto window = arguments.number("--window", 0, kWidest, recipe.window);
    if (!window)
        return window.error();
    recipe.plies = *plies;
    recipe.depth = *depth;
    recipe.window = *window;
    return recipe;
}

/// How the openings were made, in words and as the command that makes them again.
std::string recipeLine(const lab::OpeningOrder &order)
{
    const OpeningRecipe &recipe = order.recipe;
    const auto option = [](const char *name, auto value) {
        return std::string(name).append(" ").append(std::to_string(value));
    };
    std::string text = option("#", recipe.plies).append(" random ");
    text.append(recipe.onlyQuiet ? "quiet " : "").append("plies, balanced within ");
    text.append(std::to_string(recipe.window));
    text.append(order.game.info().playerCount() > 2 ? " per mille" : " hundredths of a piece");
    text.append(" at ").append(option("depth", recipe.depth));
    text.append(": tessera-cli openings --game ").append(order.game.info().id);
    text.append(option(" --count", order.count)).append(option(" --seed", order.seed));
    text.append(option(" --plies", recipe.plies)).append(option(" --depth", recipe.depth));
    return text.append(option(" --window", recipe.window));
}

ExitStatus runOpenings(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    const auto recipe = chosenRecipe(arguments, (*game)->openings);
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
    constexpr int kBetweenWords = 100;
    const auto openings = lab::madeOpenings(order, [&](int made, int tried) {
        if (made % kBetweenWords == 0)
            streams.talk << made << " openings of " << tried << " tried" << std::endl;
    });
    streams.out << recipeLine(order) << '\n';
    for (const lab::Opening &opening : openings) {
        for (std::size_t i = 0; i < opening.moves.size(); ++i)
            streams.out << (i == 0 ? "" : " ") << opening.moves[i];
        streams.out << '\n';
    }
    if (std::ssize(openings) == order.count)
        return ExitStatus::Good;
    streams.talk << "found " << openings.size() << " openings, wanted " << order.count << '\n';
    return ExitStatus::Failed;
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
           "chances"}},
         "",
         false},
        runOpenings};
}

} // namespace tessera::cli
