#pragma once

#include "model/core/anygame.h"
#include "view/board/marks/boardmarks.h"

#include <optional>
#include <vector>

namespace tessera {

/// The moves that others than the person suggest for the position shown.
struct Suggestions
{
    /// A good move with the replies that are expected; it is for the position of the game and no earlier one.
    std::vector<MoveCode> hint;
    /// The move that is pointed at outside the board.
    std::optional<MoveCode> meant;
    /// An engine's moves, the best first, and the player who would make them.
    std::vector<MoveCode> ideas;
    Player thinker = Player::None;

    void mark(const AnyPosition &position, bool isLive, int replies, BoardMarks &marks) const;
};

} // namespace tessera
