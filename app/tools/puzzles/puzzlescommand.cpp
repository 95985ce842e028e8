#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/tools/puzzles/puzzlemaker.h"
#include "app/tools/tools.h"
#include "model/core/files/wholefile.h"

#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kMostGames = 1'000'000;

std::string commandText(const PuzzleOrder &order, int games)
{
    return "tessera-tools puzzles --game " + order.game.info().id + " --seed "
           + std::to_string(order.seed) + " --nodes " + std::to_string(order.nodes) + " --games "
           + std::to_string(games);
}

/// The content of the existing file.
Result<PuzzleCollection> knownPuzzles(const std::string &path, const PuzzleOrder &order, int games)
{
    PuzzleCollection known;
    const auto content = contentIfThere(path, "a file of puzzles, or no file");
    if (!content)
        return content.error();
    if (*content) {
        auto read = readPuzzleCollection(**content, order.game.info(), path);
        if (!read)
            return read;
        known = std::move(*read);
    }
    known.command = commandText(order, games);
    return known;
}

ExitStatus makePuzzles(
    const PuzzleOrder &order,
    PuzzleMaker &maker,
    int games,
    const std::string &path,
    const Streams &streams)
{
    while (!maker.isComplete() && maker.collection().games < games) {
        const int found = maker.playGame();
        const PuzzleCollection made = maker.collection();
        if (const auto error = writeWhole(path, puzzleCollectionText(made)))
            return failed(*error, streams);
        if (found > 0)
            streams.talk << "game " << made.games << ": " << made.puzzles.size() << " puzzles"
                         << std::endl;
    }
    for (const PuzzleRecipe::Sort &sort : recipesOf(order.game).puzzles.sorts)
        streams.out << sort.name << ": " << maker.countOf(sort.name) << " of " << sort.wanted
                    << '\n';
    return ExitStatus::Good;
}

ExitStatus runPuzzles(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    if (recipesOf(**game).puzzles.isEmpty() || !(*game)->makeProver)
        return wrongUsage(
            {"--game", inQuotes((*game)->info().id), "a game that has puzzles"}, streams);
    const auto seed = arguments.number("--seed", 0, kMostSeed, 1);
    if (!seed)
        return wrongUsage(seed.error(), streams);
    const auto nodes = arguments.number("--nodes", 1, kMostNodes, 200'000);
    if (!nodes)
        return wrongUsage(nodes.error(), streams);
    const auto games = arguments.number("--games", 1, kMostGames, 1000);
    if (!games)
        return wrongUsage(games.error(), streams);
    const PuzzleOrder
        order{**game, static_cast<std::uint64_t>(*seed), static_cast<std::uint64_t>(*nodes)};
    const std::string path = *arguments.value("--out");
    auto known = knownPuzzles(path, order, *games);
    if (!known)
        return wrongUsage(known.error(), streams);
    PuzzleMaker maker(order, std::move(*known));
    return makePuzzles(order, maker, *games, path, streams);
}

} // namespace

Command puzzlesCommand()
{
    return {
        "puzzles",
        "Makes proved puzzles from games of our engine with itself.",
        {{gameRow(true),
          {"--out",
           "FILE",
           "where they are written after each game; what stands there is kept and gone on with",
           true},
          {"--seed", "N", "where chance begins, usually 1"},
          {"--nodes", "N", "moves that a proof may try, usually 200000"},
          {"--games", "N", "no more games than this in all, usually 1000"}},
         "",
         false},
        runPuzzles};
}

} // namespace tessera::cli
