#pragma once

#include "model/core/anygame.h"

#include <optional>
#include <vector>

namespace tessera {

/// The certain end of a game.
struct ForcedEnd
{
    /// `Player::None` for a draw, or where several win.
    Player winner = Player::None;
    /// Own moves of the winner until then; for a draw, all moves.
    int moves = 0;
};

/// The end that a line proves by itself: it leads to the end of the game, and only the winner had a choice on the way
/// (for a draw, nobody). The race of the only player with pieces left ends in this way. Empty where the line proves
/// nothing.
[[nodiscard]] std::optional<ForcedEnd> forcedEnd(
    const std::vector<MoveCode> &line, const AnyPosition &position);

} // namespace tessera
