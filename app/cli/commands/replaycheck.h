#pragma once

#include "model/record/reader.h"

namespace tessera::cli {

/// A game that was replayed, with all its errors.
struct ReplayedGame
{
    int line = 1;
    std::string game;
    std::uint64_t moves = 0;
    std::string result;
    std::string reason;
    /// What the reader left out.
    std::vector<Error> warnings;
    std::vector<Error> errors;
    /// What is to be said of moves without being wrong.
    std::vector<std::string> notes;
};

/// Plays all games of a file through: every move of the main line and of the variations must be
/// legal, the result and its reason those of the rules (or a reason from outside the rules, such as time, while they
/// let the game go on). For JSON lines the numbers of legal moves are checked, too. The extension of `path` decides how
/// `content` is read, and errors name the file by it.
[[nodiscard]] std::vector<ReplayedGame> replayed(
    const std::string &content, const std::string &path, const ReadSettings &settings);

} // namespace tessera::cli
