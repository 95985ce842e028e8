#pragma once

#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// Whether the piece on `from` could capture on `to` by one of its parts (X7; see `MovementPart`), with pieces on
/// `occupied`.
[[nodiscard]] bool capturesByPart(
    const Position &position, Square from, Square to, const SquareSet &occupied);

/// Adds the squares that the piece on `from` attacks or defends by its parts.
void addPartCaptures(const Position &position, Square from, SquareSet &targets);

/// Adds the empty squares to which the piece on `from` could move by its parts.
void addPartMoves(const Position &position, Square from, SquareSet &targets);

/// Whether `player`'s king would be attacked after a move other than castling. Every enemy piece is examined, since
/// parts have no lines by which pins could be known beforehand.
[[nodiscard]] bool leavesKingAttacked(
    const Position &position, Player player, Square from, Square to);

/// The pieces of `player` that alone stand on a path by which a part would capture their king.
[[nodiscard]] SquareSet shieldsFromParts(const Position &position, Player player);

} // namespace tessera::xxlchess
