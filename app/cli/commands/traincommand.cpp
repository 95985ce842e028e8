#include "app/cli/commands/commands.h"
#include "app/cli/commands/trainrecipe.h"
#include "app/cli/input/gamechoice.h"
#include "model/core/appendfile.h"
#include "model/core/wholefile.h"
#include "model/search/learning/fit.h"
#include "model/search/learning/selfplay.h"
#include "model/search/learning/trainingsetreader.h"

#include <filesystem>
#include <fstream>
#include <iomanip>
#include <ostream>

namespace tessera::cli {

namespace {

using namespace training;

constexpr int kMostGames = 10000000;
constexpr int kMostNumber = 2147483647;
/// Marks the line of a run, which precedes its positions.
constexpr std::string_view kRunMark = "# ";

/// Plays the games that the recipe asks for, and adds their positions to the file.
std::optional<Error> playGames(
    const GameEntry &game,
    const TrainRecipe &recipe,
    const std::string &path,
    const Streams &streams)
{
    const auto file = AppendFile::open(path);
    if (!file)
        return file.error();
    std::optional<Error> failure = (*file)->append(std::string(kRunMark) + recipe.playing() + '\n');
    if (failure)
        return failure;
    TrainingSetup trainingSetup = game.trainingSetup();
    trainingSetup.nodes = recipe.nodes;
    std::string lines;
    std::uint32_t games = 0;
    std::uint64_t positions = 0;
    playToLearn(
        {game, trainingSetup, recipe.from, recipe.from + recipe.games, recipe.seed, recipe.threads},
        [&](std::span<const PlayedPosition> played) {
            constexpr std::uint32_t kBetweenWords = 100;
            // A killed run loses no more games than this.
            constexpr std::uint32_t kAtOnce = 10;
            for (const PlayedPosition &one : played)
                lines.append(one.line(game.info().playerCount())).append("\n");
            positions += played.size();
            if (++games % kAtOnce == 0 && !failure)
                failure = (*file)->append(std::exchange(lines, {}));
            if (games % kBetweenWords == 0)
                streams.talk << games << " games of " << recipe.games << ", " << positions
                             << " positions" << std::endl;
        });
    return failure ? failure : (*file)->append(lines);
}

/// The positions of the file; the runs that played them are noted in the recipe.
Result<TrainingSet> readSamples(const GameEntry &game, const std::string &path, TrainRecipe &recipe)
{
    // The file is read line by line, as the positions of a long training do not fit the memory.
    std::error_code unknown;
    std::ifstream file;
    if (std::filesystem::is_regular_file(path, unknown))
        file.open(path);
    if (!file.is_open())
        return Error{path, "no file that can be read", "positions that train has played"};
    TrainingSetReader reader(game.trainingSetup());
    std::string line;
    const Options options = Options::defaults(game.info().options);
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.starts_with(kRunMark)) {
            recipe.runs.push_back(line.substr(kRunMark.size()));
            continue;
        }
        auto played = readPlayedPosition(line, game.info().playerCount());
        if (!played)
            return Error{path, played.error().found, played.error().wanted, number, 1};
        auto position = game.game->parsePosition(played->text, options);
        if (!position)
            return Error{path, position.error().found, position.error().wanted, number, 1};
        reader.take(std::move(*played), std::move(*position));
    }
    return std::move(reader).samples();
}

/// Fits a new net to the samples, and reports the falling losses.
Network learnt(
    const GameEntry &game,
    const TrainingSet &samples,
    const TrainRecipe &recipe,
    Losses &last,
    const Streams &streams)
{
    const TrainingSetup trainingSetup = game.trainingSetup();
    Network network(trainingSetup.shape, recipe.seed);
    constexpr int kDigits = 5;
    streams.talk << std::fixed << std::setprecision(kDigits);
    const auto tell = [&](int epoch, const Losses &losses) {
        streams.talk << "epoch " << epoch << ": loss " << losses.learnt << ", of games kept apart "
                     << losses.validation << std::endl;
        last = losses;
    };
    tell(0, losses(network, samples));
    FitPlan plan;
    plan.epochs = recipe.epochs;
    plan.seed = recipe.seed;
    plan.rate = trainingSetup.rate;
    plan.decay = trainingSetup.decay;
    fit(network, samples, plan, tell);
    return network;
}

Result<TrainRecipe> chosenRecipe(const Arguments &arguments, const GameEntry &game)
{
    TrainRecipe recipe;
    recipe.game = game.info().id;
    const auto read = [&](const char *name, int least, int most, auto &value) {
        const auto number = arguments.number(name, least, most, static_cast<int>(value));
        if (number)
            value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
        return number;
    };
    recipe.nodes = game.trainingSetup().nodes;
    for (const auto &number :
         {read("--games", 0, kMostGames, recipe.games),
          read("--from", 0, kMostGames, recipe.from),
          read("--nodes", 1, kMostNumber, recipe.nodes),
          read("--epochs", 1, 1000, recipe.epochs),
          read("--threads", 1, 256, recipe.threads),
          read("--seed", 0, kMostNumber, recipe.seed)}) {
        if (!number)
            return number.error();
    }
    return recipe;
}

ExitStatus runTrain(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    if (!(*game)->trainingSetup)
        return wrongUsage(
            arguments.error("--game", inQuotes((*game)->info().id), "a game with weights to learn"),
            streams);
    auto recipe = chosenRecipe(arguments, **game);
    if (!recipe)
        return wrongUsage(recipe.error(), streams);
    const std::string positions = *arguments.value("--positions");
    if (recipe->games > 0) {
        if (const auto error = playGames(**game, *recipe, positions, streams))
            return failed(*error, streams);
    }
    const auto folder = arguments.value("--out");
    if (!folder)
        return ExitStatus::Good;
    const auto samples = readSamples(**game, positions, *recipe);
    if (!samples)
        return failed(samples.error(), streams);
    Losses last;
    const Network network = learnt(**game, *samples, *recipe, last, streams);
    recipe->positions = samples->samples().size();
    recipe->validationLoss = last.validation;
    const std::string weights = (*game)->trainingSetup().written(network);
    for (const auto &[name, text] :
         {std::pair("/weights.inc", weights), std::pair("/weights.txt", recipe->text(weights))}) {
        if (const auto error = writeWhole(*folder + name, text))
            return failed(*error, streams);
    }
    streams.out << recipe->text(weights);
    return ExitStatus::Good;
}

} // namespace

Command trainCommand()
{
    return {
        "train",
        "Plays games of the engine with itself and fits the weights of its evaluation to them.",
        {{gameRow(true),
          {"--positions", "FILE", "positions to learn from; games that are played are added", true},
          {"--games", "N", "how many games to play first, usually none"},
          {"--from", "N", "number of the first game, usually 0"},
          {"--nodes", "N", "nodes of each search of those games"},
          {"--seed", "N", "where chance begins, usually 1"},
          {"--threads", "N", "games played at a time, usually 1"},
          {"--epochs", "N", "how often all positions are gone through, usually 20"},
          {"--out", "FOLDER", "fits, and writes weights.inc and the recipe weights.txt there"}},
         "",
         false},
        runTrain};
}

} // namespace tessera::cli
