#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// From where the opponent's king can be attacked, so that of many moves of one position each is soon
/// known to give check: directly, or by leaving the line of a piece behind it (discovered check). The
/// checks of castling rooks and of parts (X7) are overlooked.
class CheckSquares
{
public:
    explicit CheckSquares(const Position &position);

    /// Whether a legal move of the position, which must be there still, gives check.
    [[nodiscard]] bool areReachedBy(Move move) const;

private:
    [[nodiscard]] bool isAttackedBy(Kind kind, Square from) const;

    const Position &m_position;
    Square m_king;
    /// What is seen from the king along rows and columns, and along diagonals.
    std::array<SquareSet, 2> m_seen;
    /// Pieces that alone stand between the king and one of their side that slides there.
    SquareSet m_shields;
};

} // namespace tessera::xxlchess
