#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// The squares from which the opponent's king can be attacked, so that it is quickly known of each of many moves of one
/// position whether it gives check: directly, or by leaving the line of a piece behind it (discovered check). Checks by
/// castling rooks and by parts (X7) are overlooked.
class CheckSquares
{
public:
    explicit CheckSquares(const Position &position);

    /// Whether a legal move of the position, which must still be alive, gives check.
    [[nodiscard]] bool areReachedBy(Move move)
    {
        const Kind kind = move.promotion != 0 ? Kind{move.promotion}
                                              : m_position.piece(move.from).kind();
        return of(kind).contains(move.to) || (m_hasShields && unshields(move));
    }
    /// The squares from which a piece of this kind gives check directly.
    [[nodiscard]] const SquareSet &of(Kind kind)
    {
        if ((m_known >> kind & 1) == 0)
            note(kind);
        return m_attackers[static_cast<std::size_t>(kind)];
    }
    /// Whether a move gives a discovered check.
    [[nodiscard]] bool unshields(Move move) const;
    /// Whether any move can.
    [[nodiscard]] bool hasShields() const { return m_hasShields; }

private:
    void note(Kind kind);
    [[nodiscard]] SquareSet attackersOf(Kind kind) const;

    const Position &m_position;
    Square m_king;
    /// The squares seen from the king along rows and columns, and along diagonals.
    std::array<SquareSet, 2> m_seen;
    /// The only pieces between the king and a slider of their own side.
    SquareSet m_shields;
    bool m_hasShields = false;
    /// The squares from which pieces of each kind attack the king, and the kinds for which these are known.
    std::array<SquareSet, kMostKinds> m_attackers;
    std::uint32_t m_known = 0;
};

} // namespace tessera::xxlchess
