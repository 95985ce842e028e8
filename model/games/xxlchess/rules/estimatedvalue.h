#pragma once

#include "model/games/xxlchess/rules/pieces.h"

namespace tessera::xxlchess {

/// The estimated value of a kind of piece on a board, in eighths of a pawn, by its mobility: the mean number of squares
/// that it reaches on a board with a seventh of the squares occupied. On 14×14 squares a square is worth 0.362 pawns,
/// which is within a fifth of X1's values for all its officers. On other boards the factor is such that these officers
/// together have the same value, since their values do not depend on the board. Movement that only captures, or never
/// does, counts half.
[[nodiscard]] int estimatedValue(const PieceKind &kind, int width, int height);

} // namespace tessera::xxlchess
