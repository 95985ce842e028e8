#pragma once

#include "controller/session/matchcontroller.h"
#include "model/core/result.h"
#include "model/record/gamerecord.h"
#include "model/session/gamesetup.h"

#include <chrono>
#include <string>

namespace tessera {

/// An unfinished game, with everything needed to continue it.
struct KeptGame
{
    /// The whole tree of moves, with times and comments.
    GameRecord record;
    GameSetup setup;
    /// The game's current node in its record.
    NodeId node = GameRecord::kRoot;
    /// The time that the player to move has used in the present turn.
    std::chrono::milliseconds thinking{0};
    /// The player at the near edge of the board, and whether the game is in the classic view.
    Player nearest = Player::First;
    bool isClassic = false;
    /// The path of the file that the game was opened from or saved to; empty when it has none.
    std::string file{};
    /// The mark of that file's last content (see `fileMark`).
    std::string fileMark{};
    /// See `MatchController::aid`.
    MatchController::Aid aid = MatchController::Aid::None;
};

/// A kept game as the text of a `.tgn` file, which other programs open as a game; the additional data stand in a tag
/// `Kept`, as JSON.
[[nodiscard]] std::string writtenKeptGame(const KeptGame &game);

/// Reads what `writtenKeptGame` wrote. An error when it is not whole, in the name of the file `name`.
[[nodiscard]] Result<KeptGame> readKeptGame(const std::string &text, const std::string &name);

} // namespace tessera
