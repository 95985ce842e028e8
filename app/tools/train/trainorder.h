#pragma once

#include "app/cli/input/arguments.h"
#include "model/games/catalogue.h"
#include "model/games/recipes.h"
#include "model/search/learning/dataset.h"

namespace tessera::cli {

/// What `train` is asked to do.
struct TrainOrder
{
    const GameEntry *game = nullptr;
    const TrainableNet *net = nullptr;
    /// The dataset to which games are added; empty for none.
    std::string dataset;
    /// All datasets to learn from.
    std::vector<std::string> files;
    std::uint32_t games = 0;
    std::uint32_t from = 0;
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    int threads = 1;
    int epochs = 20;
    /// Where weights and all that belongs to them are written; empty where nothing is fitted.
    std::string out;
    training::Damage damage = training::Damage::IsAnError;
};

[[nodiscard]] std::vector<OptionRow> trainOptions();
[[nodiscard]] Result<TrainOrder> readTrainOrder(const Arguments &arguments);

} // namespace tessera::cli
