#pragma once

#include "model/core/gameconfiguration.h"
#include "model/games/xxlchess/files/config.h"

namespace tessera::xxlchess {

/// The configuration in the terms that all games share, which the window and the protocol use. Both players' clocks,
/// levels and seats are by colour, White's first.
[[nodiscard]] GameConfiguration gameFrom(const Configuration &configuration);

/// The reverse, for saving a set-up as `config.json`; `layoutPath` is where its layout will stand. Player 1 is the
/// person, White's seat where there is none or two. The error is that of a start position that cannot be read.
[[nodiscard]] Result<Configuration> configurationFrom(
    const GameConfiguration &game, const std::string &layoutPath);

/// The functions `readConfiguration` and `filesOf` in these terms, for the catalogue. The layout is saved beside the
/// file, as `level1.txt` for a `config.json` and under the file's own name otherwise.
[[nodiscard]] Result<GameConfiguration> readGame(const std::filesystem::path &path);
[[nodiscard]] Result<GameConfiguration> readGameLayout(
    const std::filesystem::path &path, const GameConfiguration &rest);
[[nodiscard]] Result<std::vector<ConfigurationFile>> gameFiles(
    const GameConfiguration &game, const std::filesystem::path &path);

} // namespace tessera::xxlchess
