#pragma once

#include "model/core/anygame.h"

#include <optional>
#include <vector>

namespace tessera {

/// How a game ends for sure.
struct ForcedEnd
{
    /// `Player::None` for a draw, or where several win.
    Player winner = Player::None;
    /// Own moves of the winner until then; of a draw moves in all.
    int moves = 0;
};

/// What a line proves by itself: it leads to the end of the game, and nobody but the winner had a choice on the way (of a
/// draw: nobody at all). So ends the race of the only player who has pieces left. Nothing where the line proves nothing.
[[nodiscard]] std::optional<ForcedEnd> forcedEnd(
    const std::vector<MoveCode> &line, const AnyPosition &position);

} // namespace tessera
