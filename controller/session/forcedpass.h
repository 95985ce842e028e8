#pragma once

#include "model/core/anygame.h"

#include <optional>

namespace tessera {

/// The only legal move of `position` if it has no cells: the player to move must pass, and nobody waits for them.
[[nodiscard]] inline std::optional<MoveCode> forcedPass(const AnyPosition &position)
{
    const std::vector<MoveCode> moves = position.legalMoves();
    if (moves.size() == 1 && position.pointing().shape(moves.front()).cells.isEmpty())
        return moves.front();
    return std::nullopt;
}

} // namespace tessera
