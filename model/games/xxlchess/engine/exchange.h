#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// The value of each kind of piece to the search, in hundredths of a pawn; royal pieces are more valuable than any
/// exchange.
using PieceValues = std::array<int, kMostKinds>;

[[nodiscard]] PieceValues pieceValues(const PieceTypes &pieces);

/// Static exchange evaluation: the material that `move` wins for its player when both sides then capture on its target
/// as long as that pays, each time with the least valuable piece. Pieces behind others on lines join in (X-rays); pins
/// are ignored.
[[nodiscard]] int exchangeValue(const Position &position, Move move, const PieceValues &values);

/// Whether that is less than `bar`; in most cases this is found without listing all attackers.
[[nodiscard]] bool isExchangeBelow(
    const Position &position, Move move, const PieceValues &values, int bar);

} // namespace tessera::xxlchess
