#pragma once

#include "model/core/anygame.h"
#include "model/core/gameconfiguration.h"
#include "model/search/engine/engine.h"
#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

namespace training {
struct TrainingSetup;
} // namespace training

/// How starting positions for matches between engines are made: random moves, after which nobody is far ahead.
struct OpeningRecipe
{
    int plies = 4;
    /// Whether only moves that take no piece are played.
    bool onlyQuiet = false;
    /// How far ahead a player may be in a search of this depth: hundredths of a piece, or per mille
    /// by which winning chances differ from an equal share.
    int window = 50;
    int depth = 6;
    /// Nodes of a second search of the positions that pass the first; 0 for none.
    int nodes = 0;
};

/// A net that `tessera-cli train` makes: its weights are `NAME.inc` in the game's folder, with the recipe `NAME.txt`.
struct TrainableNet
{
    std::string name;
    std::function<training::TrainingSetup()> trainingSetup;
};

/// A game of the catalogue: its rules, its engine, and what benchmarks, training and puzzles need of it.
struct GameEntry
{
    std::unique_ptr<const AnyGame> game;
    std::function<std::unique_ptr<Engine>()> makeEngine;
    /// The kinds of search that the engine can use (`EngineSettings::kind`), where there are several.
    std::vector<std::string> searchKinds;
    /// The memory of an engine by default (`Hash`).
    int usualMebibytes = 64;
    /// Positions (as text) that `bench` searches to `benchDepth`.
    std::vector<std::string> benchPositions;
    int benchDepth = 6;
    OpeningRecipe openings{};
    /// The nets, that of the evaluation first; empty where nothing is learnt.
    std::vector<TrainableNet> nets;
    /// Makes the prover of the game's puzzles; empty where it has none.
    std::function<std::unique_ptr<Prover>()> makeProver;
    PuzzleRecipe puzzles{};
    /// For games with a configuration file of their own: reads one and the files that it names. The error has file,
    /// line, column, found and wanted.
    std::function<Result<GameConfiguration>(const std::filesystem::path &)> readConfiguration;
    /// Reads a layout file, and returns the configuration `rest` with its start.
    std::function<
        Result<GameConfiguration>(const std::filesystem::path &, const GameConfiguration &rest)>
        readLayout;
    /// Writes a configuration as files: the configuration itself, its layout, and all others that it names, in this
    /// order.
    std::function<Result<std::vector<ConfigurationFile>>(
        const GameConfiguration &, const std::filesystem::path &)>
        configurationFiles;

    [[nodiscard]] const GameInfo &info() const { return game->info(); }
};

} // namespace tessera
