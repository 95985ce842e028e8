#include "app/tools/train/trainorder.h"

#include "app/cli/input/gamechoice.h"
#include "model/search/learning/trainingsetup.h"

#include <algorithm>
#include <filesystem>

namespace tessera::cli {

namespace {

std::optional<Error> readNumbers(const Arguments &arguments, TrainOrder &order)
{
    constexpr int kMostGames = 10000000;
    constexpr int kMostNumber = 2147483647;
    const auto read = [&](const char *name, int least, int most, auto &value) {
        auto number = arguments.number(name, least, most, static_cast<int>(value));
        if (number)
            value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
        return number;
    };
    for (const auto &number :
         {read("--games", 0, kMostGames, order.games),
          read("--from", 0, kMostGames, order.from),
          read("--nodes", 1, kMostNumber, order.nodes),
          read("--epochs", 1, 1000, order.epochs),
          read("--threads", 1, 256, order.threads),
          read("--seed", 0, kMostNumber, order.seed)}) {
        if (!number)
            return number.error();
    }
    return std::nullopt;
}

/// The names of all nets of these games, each once.
std::vector<std::string> netNames(std::span<const GameEntry> games)
{
    std::vector<std::string> names;
    for (const GameEntry &game : games) {
        for (const TrainableNet &net : recipesOf(game).nets) {
            if (std::ranges::find(names, net.name) == names.end())
                names.push_back(net.name);
        }
    }
    return names;
}

/// The net named by `--net`, or the first.
Result<const TrainableNet *> chosenNet(const Arguments &arguments, const GameEntry &game)
{
    const std::vector<TrainableNet> &nets = recipesOf(game).nets;
    if (nets.empty())
        return arguments.error("--game", inQuotes(game.info().id), "a game with weights to learn");
    const std::string name = arguments.value("--net").value_or(nets.front().name);
    const auto net = std::ranges::find(nets, name, &TrainableNet::name);
    if (net != nets.end())
        return &*net;
    return arguments.error("--net", inQuotes(name), alternatives(netNames(std::span(&game, 1))));
}

/// Reads the names of files and folders.
std::optional<Error> readPlaces(const Arguments &arguments, TrainOrder &order)
{
    order.dataset = arguments.value("--positions").value_or("");
    order.files = arguments.operands();
    if (order.dataset.empty() && (order.games > 0 || order.files.empty()))
        return Error{"train", "no --positions", "--positions FILE, the file of the games"};
    if (!order.dataset.empty() && std::ranges::find(order.files, order.dataset) == order.files.end())
        order.files.insert(order.files.begin(), order.dataset);
    order.out = arguments.value("--out").value_or("");
    std::error_code unknown;
    if (arguments.has("--out") && !std::filesystem::is_directory(order.out, unknown))
        return arguments.error("--out", inQuotes(order.out), "a folder that exists");
    return std::nullopt;
}

} // namespace

Result<TrainOrder> readTrainOrder(const Arguments &arguments)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    const auto net = chosenNet(arguments, **game);
    if (!net)
        return net.error();
    TrainOrder order;
    order.game = *game;
    order.net = *net;
    order.nodes = order.net->trainingSetup().nodes;
    if (arguments.has("--skip-damaged"))
        order.damage = training::Damage::IsSkipped;
    auto error = readNumbers(arguments, order);
    if (!error)
        error = readPlaces(arguments, order);
    return error ? Result<TrainOrder>(*error) : Result<TrainOrder>(std::move(order));
}

std::vector<OptionRow> trainOptions()
{
    return {
        gameRow(true, gameIds([](const GameEntry &game) { return !recipesOf(game).nets.empty(); })),
        {"--net",
         "NAME",
         "the net that is fitted, where the game has it: "
             + alternatives(netNames(catalogue())).english() + "; usually the game's first"},
        {"--positions", "FILE", "the file of games that is added to and learnt from"},
        {"--games", "N", "how many games it shall have from --from on; those it lacks are played"},
        {"--from", "N", "number of the first game, usually 0"},
        {"--nodes", "N", "nodes of each search of those games"},
        {"--seed", "N", "where chance begins, usually 1"},
        {"--threads", "N", "games played at a time, usually 1"},
        {"--epochs", "N", "how often all positions are gone through, usually 20"},
        {"--out",
         "FOLDER",
         "fits, and writes NAME.net, the recipe NAME.txt and losses.tsv there; goes on from "
         "fit.checkpoint"},
        {"--skip-damaged", "", "goes on behind damaged bytes of a file, instead of refusing it"}};
}

} // namespace tessera::cli
