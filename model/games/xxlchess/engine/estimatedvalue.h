#pragma once

#include "model/games/xxlchess/rules/pieces.h"

namespace tessera::xxlchess {

/// What a kind of piece may be worth on a board, in eighths of a pawn, by how many squares it reaches on
/// average over a board of which a seventh of the squares are occupied. On 14×14 squares it is 0.362 pawns a
/// square, which is within a fifth of X1's values for all its officers; on others so much that these officers are
/// worth as much together as there, for their values are the same on every board. Movement for which a piece has
/// to capture, or must not, counts half.
[[nodiscard]] int estimatedValue(const PieceKind &kind, int width, int height);

} // namespace tessera::xxlchess
