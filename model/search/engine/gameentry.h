#pragma once

#include "model/core/anygame.h"
#include "model/core/gameconfiguration.h"
#include "model/search/engine/engine.h"
#include "model/search/engine/levels.h"
#include "model/search/proof/prover.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A game of the catalogue: its rules, its engine, and what benchmarks and puzzles need of it.
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
    /// The measured steps between the levels; the usual ones where they were not measured.
    LevelSteps levelSteps{75, 75, 75, 75, 75, 75, 75, 75, 75};
    /// Makes the prover of the game's puzzles; empty where it has none.
    std::function<std::unique_ptr<Prover>()> makeProver;
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
