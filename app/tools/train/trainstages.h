#pragma once

#include "app/cli/frame/command.h"
#include "app/tools/train/trainorder.h"
#include "app/tools/train/trainrecipe.h"
#include "model/search/learning/trainingset.h"

namespace tessera::cli {

/// The stages of training. Each goes on where it was interrupted, and says on `talk` how it comes along.

/// Plays the games that the dataset lacks.
[[nodiscard]] std::optional<Error> playGames(const TrainOrder &order, const Streams &streams);

/// Reads all games, each once, and notes them in the recipe.
[[nodiscard]] Result<training::TrainingSet> readSamples(
    const TrainOrder &order, TrainRecipe &recipe, const Streams &streams);

/// Fits a new net to the samples.
[[nodiscard]] Result<training::FitState> fitNetwork(
    const TrainOrder &order, const training::TrainingSet &samples, const Streams &streams);

/// Writes the weights with their recipe and their losses, and gives the recipe.
[[nodiscard]] Result<std::string> writeWeights(
    const TrainOrder &order, const TrainRecipe &recipe, const training::FitState &state);

} // namespace tessera::cli
