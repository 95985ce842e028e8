#pragma once

#include "model/record/reader.h"

namespace tessera::cli {

/// A game that was played through, with all that is wrong with it.
struct ReplayedGame
{
    int line = 1;
    std::string game;
    std::uint64_t moves = 0;
    std::string result;
    std::string reason;
    std::vector<Error> errors;
};

/// Plays all games of a file through: every move of the main line and of the variations must be
/// legal, the result and its reason those of the rules (or a reason from outside the rules, such as
/// time, while they let the game go on). Of JSON lines also the numbers of legal moves are checked.
/// `path` decides by its ending how `content` is read, and is what errors call the file.
[[nodiscard]] std::vector<ReplayedGame> replayed(
    const std::string &content, const std::string &path, const ReadSettings &settings);

} // namespace tessera::cli
