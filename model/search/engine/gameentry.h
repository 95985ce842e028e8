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

/// How positions are made from which matches between engines begin: random moves, after which nobody
/// is far ahead.
struct OpeningRecipe
{
    int plies = 4;
    /// Only moves that take no piece.
    bool onlyQuiet = false;
    /// How far ahead a player may be in a search of this depth: hundredths of a piece, or per mille
    /// by which winning chances differ from an equal share.
    int window = 50;
    int depth = 6;
    /// Nodes of a second search of what passes the first, whose word is the last; 0 for none.
    int nodes = 0;
};

/// All that the core knows about a game of the catalogue.
struct GameEntry
{
    std::unique_ptr<const AnyGame> game;
    std::function<std::unique_ptr<Engine>()> makeEngine;
    /// The kinds of search that the engine can be asked for (`EngineSettings::kind`), where there are
    /// several.
    std::vector<std::string> searchKinds;
    /// The memory that an engine usually takes, where nobody says how much (`Hash`).
    int usualMebibytes = 64;
    /// Positions (as text) that `bench` searches to `benchDepth`.
    std::vector<std::string> benchPositions;
    int benchDepth = 6;
    OpeningRecipe openings{};
    /// What the evaluation has learnt and can learn anew; nothing where it learns nothing.
    std::function<training::TrainingSetup()> trainingSetup;
    /// Proves what can be reached in puzzles, and what those of the game are; nothing where it has none.
    std::function<std::unique_ptr<Prover>()> makeProver;
    PuzzleRecipe puzzles{};
    /// Of games with a configuration file of their own: reads one and the files that it names. The
    /// error has file, line, column, found and wanted.
    std::function<Result<GameConfiguration>(const std::filesystem::path &)> readConfiguration;
    /// The configuration `rest` with the start that a layout file gives: the part of it that people
    /// exchange by itself.
    std::function<
        Result<GameConfiguration>(const std::filesystem::path &, const GameConfiguration &rest)>
        readLayout;
    /// Such a file, its layout, and all else that it names, in this order, as they are to be written.
    std::function<Result<std::vector<ConfigurationFile>>(
        const GameConfiguration &, const std::filesystem::path &)>
        configurationFiles;

    [[nodiscard]] const GameInfo &info() const { return game->info(); }
};

} // namespace tessera
