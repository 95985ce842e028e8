#include "app/tools/train/trainstages.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/search/learning/checkpoint.h"
#include "model/search/learning/trainingsetup.h"

#include <filesystem>
#include <iomanip>
#include <ostream>

namespace tessera::cli {

using namespace training;

namespace {

std::filesystem::path checkpointPath(const TrainOrder &order)
{
    return std::filesystem::path(order.out) / "fit.checkpoint";
}

std::optional<Error> readStateThatIsThere(
    const std::filesystem::path &path, const std::string &identity, FitState &state)
{
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown))
        return std::nullopt;
    const auto bytes = readTextFile(path);
    return bytes ? readCheckpoint(*bytes, path.string(), identity, state)
                 : std::optional(bytes.error());
}

} // namespace

Result<FitState> fitNetwork(
    const TrainOrder &order, const TrainingSet &samples, const Streams &streams)
{
    const TrainingSetup trainingSetup = order.net->trainingSetup();
    FitPlan plan;
    plan.epochs = order.epochs;
    plan.seed = order.seed;
    plan.batchSize = trainingSetup.batchSize;
    plan.learningRate = trainingSetup.learningRate;
    plan.weightDecay = trainingSetup.weightDecay;
    FitState state(trainingSetup.shape, order.seed);
    const std::string identity = identityOf(plan, trainingSetup.shape, samples);
    const std::filesystem::path path = checkpointPath(order);
    std::optional<Error> failure = readStateThatIsThere(path, identity, state);
    if (failure)
        return *failure;
    if (!state.curve.empty())
        streams.talk << path.string() << ": " << state.epochs() << " epochs are done" << std::endl;
    constexpr int kDigits = 5;
    streams.talk << std::fixed << std::setprecision(kDigits);
    fit(state, samples, plan, [&](const FitState &now) {
        const auto &[training, validation] = now.curve.back();
        streams.talk << "epoch " << now.epochs() << ": loss " << training.sum()
                     << ", of games kept apart " << validation.sum();
        if (trainingSetup.extractMoves)
            streams.talk << " (odds " << validation.odds << ", moves " << validation.moves
                         << ", first choices " << validation.firstChoices << ')';
        streams.talk << std::endl;
        failure = writeWhole(path, checkpointOf(now, identity));
        return !failure;
    });
    return failure ? Result<FitState>(*failure) : Result<FitState>(std::move(state));
}

Result<std::string> writeWeights(
    const TrainOrder &order, const TrainRecipe &recipe, const FitState &state)
{
    const TrainingSetup trainingSetup = order.net->trainingSetup();
    const bool hasPolicy = static_cast<bool>(trainingSetup.extractMoves);
    const std::string weights = weightsFile(trainingSetup.weights(state.network));
    const std::string text = recipe.text(state.curve.back().validation.sum(), weights);
    const std::filesystem::path folder(order.out);
    for (const auto &[name, content] :
         {std::pair(order.net->name + ".net", weights),
          std::pair(std::string("losses.tsv"), curveText(state.curve, hasPolicy)),
          std::pair(order.net->name + ".txt", text)}) {
        if (auto failure = writeWhole(folder / name, content))
            return *failure;
    }
    std::error_code ignored;
    std::filesystem::remove(checkpointPath(order), ignored);
    return text;
}

} // namespace tessera::cli
