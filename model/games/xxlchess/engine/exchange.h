#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// What each kind of piece is worth to the search, in hundredths of a pawn; royal ones count as
/// beyond all exchange.
using PieceValues = std::array<int, kMostKinds>;

[[nodiscard]] PieceValues pieceValues(const PieceTypes &pieces);

/// The material that `move` wins for its player when both sides then capture on its target as long
/// as that pays, each time with the least valuable piece (static exchange evaluation). Pieces behind
/// others on lines join in; pins are not looked at.
[[nodiscard]] int exchangeValue(const Position &position, Move move, const PieceValues &values);

/// Whether that is less than `bar`: told in most cases without looking for all who could capture.
[[nodiscard]] bool isExchangeBelow(
    const Position &position, Move move, const PieceValues &values, int bar);

} // namespace tessera::xxlchess
