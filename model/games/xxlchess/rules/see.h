#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// The value of each kind of piece, in hundredths of a pawn; royal pieces are more valuable than any exchange.
using PieceValues = std::array<int, kMostKinds>;

/// The values of the rules' text (X1).
[[nodiscard]] PieceValues pieceValues(const PieceTypes &pieces);

/// Static exchange evaluation (SEE): the material that `move` wins for its player when both sides then capture on its
/// target as long as that pays, each time with the least valuable attacker. Attackers behind others join in (X-rays);
/// pins are ignored.
[[nodiscard]] int seeValue(const Position &position, Move move, const PieceValues &values);

/// Whether the static exchange evaluation is less than `threshold`; mostly found without a list of all attackers.
[[nodiscard]] bool isSeeBelow(
    const Position &position, Move move, const PieceValues &values, int threshold);

} // namespace tessera::xxlchess
