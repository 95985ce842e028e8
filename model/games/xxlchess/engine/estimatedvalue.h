#pragma once

#include "model/games/xxlchess/rules/pieces.h"

namespace tessera::xxlchess {

/// The estimated value of a kind of piece on a board, in eighths of a pawn, by how many squares it reaches on average
/// over a board of which a seventh of the squares are occupied. On 14×14 squares it is 0.362 pawns a square, which is
/// within a fifth of X1's values for all its officers; on other boards the factor is such that these officers together
/// have the same value as there, since their values are the same on every board. Movement that only captures, or never
/// does, counts half.
[[nodiscard]] int estimatedValue(const PieceKind &kind, int width, int height);

} // namespace tessera::xxlchess
