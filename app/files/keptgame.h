#pragma once

#include "model/core/result.h"
#include "model/record/gamerecord.h"
#include "model/session/gamesetup.h"

#include <chrono>
#include <string>

namespace tessera {

/// A game in its middle, with all that is needed to play on as if nothing had happened.
struct KeptGame
{
    /// The whole tree of moves, with times and comments.
    GameRecord record;
    GameSetup setup;
    /// Where the game stands in its record.
    NodeId node = GameRecord::kRoot;
    /// What the player to move has used of the present turn.
    std::chrono::milliseconds thinking{0};
    /// Who sits at the near edge of the board, and whether the classic view shows it.
    Player nearest = Player::First;
    bool isClassic = false;
    /// The path of the file that the game was opened from or saved to; empty when it has none.
    std::string file{};
    /// What stood in that file last (see `fileMark`).
    std::string fileMark{};
    /// People had help in it (see `MatchController::isAided`).
    bool isAided = false;
};

/// A kept game as the text of a `.tgn` file, which other programs open as a game; what they do not
/// know stands in a tag `Kept`, as JSON.
[[nodiscard]] std::string writtenKeptGame(const KeptGame &game);

/// Reads what `writtenKeptGame` wrote. An error when it is not whole, in the name of the file `name`.
[[nodiscard]] Result<KeptGame> readKeptGame(const std::string &text, const std::string &name);

} // namespace tessera
