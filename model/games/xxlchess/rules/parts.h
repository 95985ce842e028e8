#pragma once

#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// Whether the piece on `from` could capture on `to` by one of its parts (X7), with pieces on `occupied`.
[[nodiscard]] bool capturesByPart(
    const Position &position, Square from, Square to, const SquareSet &occupied);

/// Adds the squares that the piece on `from` attacks or defends by its parts.
void addPartCaptures(const Position &position, Square from, SquareSet &targets);

/// Adds the empty squares to which the piece on `from` could go by its parts.
void addPartMoves(const Position &position, Square from, SquareSet &targets);

/// Whether `player`'s king would be attacked after the move, no castling, had been made: found by
/// looking at every enemy piece, for parts know no lines by which pins could be told beforehand.
[[nodiscard]] bool leavesKingAttacked(
    const Position &position, Player player, Square from, Square to);

/// `player`'s pieces that alone stand on a path by which a part would capture their king.
[[nodiscard]] SquareSet shieldsFromParts(const Position &position, Player player);

} // namespace tessera::xxlchess
