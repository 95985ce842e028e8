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
    [[nodiscard]] bool areReachedBy(Move move)
    {
        const Kind kind = move.promotion != 0 ? Kind{move.promotion}
                                              : m_position.piece(move.from).kind();
        if ((m_known >> kind & 1) == 0)
            note(kind);
        return m_attackers[static_cast<std::size_t>(kind)].contains(move.to)
               || (m_hasShields && unshields(move));
    }

private:
    void note(Kind kind);
    [[nodiscard]] SquareSet attackersOf(Kind kind) const;
    [[nodiscard]] bool unshields(Move move) const;

    const Position &m_position;
    Square m_king;
    /// What is seen from the king along rows and columns, and along diagonals.
    std::array<SquareSet, 2> m_seen;
    /// Pieces that alone stand between the king and one of their side that slides there.
    SquareSet m_shields;
    bool m_hasShields = false;
    /// By kind, from where its pieces attack the king, and of which kinds that is known.
    std::array<SquareSet, kMostKinds> m_attackers;
    std::uint32_t m_known = 0;
};

} // namespace tessera::xxlchess
