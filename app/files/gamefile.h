#pragma once

#include "model/core/result.h"
#include "model/record/gamerecord.h"
#include "model/session/gamesetup.h"

#include <optional>
#include <string>

namespace tessera {

/// A game from a file, as far as it could be read.
struct OpenedGame
{
    GameRecord record;
    /// People on all seats, with the names that the file gives them.
    GameSetup setup;
    /// Why it was not read to its end.
    std::optional<Error> fault;
};

/// Reads the first game of a file. An error when not even its game and start could be read.
[[nodiscard]] Result<OpenedGame> openGameFile(const std::string &path);

} // namespace tessera
