#pragma once

#include "model/games/xxlchess/rules/pieces.h"

namespace tessera::xxlchess {

/// What a kind of piece may be worth, in eighths of a pawn, by how many squares it reaches on average
/// over a board of 14×14 squares of which a seventh are occupied: 0.362 pawns a square, which is within a
/// fifth of X1's values for all its officers. Movement for which a piece has to capture, or must not,
/// counts half.
[[nodiscard]] int estimatedValue(const PieceKind &kind);

} // namespace tessera::xxlchess
