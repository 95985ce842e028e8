#include "app/tools/tools.h"
#include "app/tools/train/trainstages.h"

#include <ostream>

namespace tessera::cli {

namespace {

ExitStatus runTrain(const Arguments &arguments, const Streams &streams)
{
    const auto order = readTrainOrder(arguments);
    if (!order)
        return wrongUsage(order.error(), streams);
    if (order->games > 0) {
        if (const auto error = playGames(*order, streams))
            return failed(*error, streams);
        if (order->out.empty())
            return ExitStatus::Good;
    }
    TrainRecipe recipe{order->game->info().id, order->net->name, order->seed, order->epochs, {}, 0};
    const auto samples = readSamples(*order, recipe, streams);
    if (!samples)
        return failed(samples.error(), streams);
    if (order->out.empty()) {
        streams.out << recipe.playedText() << "positions " << recipe.positions << '\n';
        return ExitStatus::Good;
    }
    const auto state = fitNetwork(*order, *samples, streams);
    if (!state)
        return failed(state.error(), streams);
    const auto text = writeWeights(*order, recipe, *state);
    if (!text)
        return failed(text.error(), streams);
    streams.out << *text;
    return ExitStatus::Good;
}

} // namespace

Command trainCommand()
{
    return {
        "train",
        "Plays games of the engine with itself and, where the game's nets have such rivals, with "
        "its "
        "other kinds of search and players who do not search, and fits the weights of a net to "
        "them; "
        "without --games and --out, tells what files of games hold.",
        {trainOptions(), "[FILE…]", false},
        runTrain};
}

} // namespace tessera::cli
