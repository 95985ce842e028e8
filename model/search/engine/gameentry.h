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
    /// Nodes of a second search, which decides about what passes the first; 0 for none.
    int nodes = 0;
};

/// All that the core knows about a game of the catalogue.
struct GameEntry
{
    std::unique_ptr<const AnyGame> game;
    std::function<std::unique_ptr<Engine>()> makeEngine;
    /// The kinds of search that the engine can use (`EngineSettings::kind`), where there are several.
    std::vector<std::string> searchKinds;
    /// The memory that an engine takes by default (`Hash`).
    int usualMebibytes = 64;
    /// Positions (as text) that `bench` searches to `benchDepth`.
    std::vector<std::string> benchPositions;
    int benchDepth = 6;
    OpeningRecipe openings{};
    /// How the evaluation's weights are learnt; empty where it learns nothing.
    std::function<training::TrainingSetup()> trainingSetup;
    /// Makes the prover of the game's puzzles; empty where it has none.
    std::function<std::unique_ptr<Prover>()> makeProver;
    PuzzleRecipe puzzles{};
    /// For games with a configuration file of their own: reads one and the files that it names. The error has file,
    /// line, column, found and wanted.
    std::function<Result<GameConfiguration>(const std::filesystem::path &)> readConfiguration;
    /// The configuration `rest` with the start of a layout file, which is the part of a configuration that people
    /// exchange by itself.
    std::function<
        Result<GameConfiguration>(const std::filesystem::path &, const GameConfiguration &rest)>
        readLayout;
    /// The text of a configuration file, of its layout, and of all else that it names, in this order.
    std::function<Result<std::vector<ConfigurationFile>>(
        const GameConfiguration &, const std::filesystem::path &)>
        configurationFiles;

    [[nodiscard]] const GameInfo &info() const { return game->info(); }
};

} // namespace tessera
