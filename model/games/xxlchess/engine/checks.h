#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// The check squares of a position: those from which each kind of piece of the player to move attacks the opponent's
/// king, and the pieces whose departure discovers a check. So each of many moves is quickly known to give check or not.
/// Checks by castling rooks and by parts (X7) are overlooked. `position` must outlive this.
class CheckSquares
{
public:
    explicit CheckSquares(const Position &position);

    /// Whether a legal move of the position gives check, directly or by discovery.
    [[nodiscard]] bool givesCheck(Move move)
    {
        const Kind kind = move.promotion != 0 ? Kind{move.promotion}
                                              : m_position.piece(move.from).kind();
        return of(kind).contains(move.to) || (m_hasBlockers && givesDiscoveredCheck(move));
    }
    /// The squares from which a piece of this kind gives direct check.
    [[nodiscard]] const SquareSet &of(Kind kind)
    {
        if ((m_known >> kind & 1) == 0)
            addKind(kind);
        return m_attackers[static_cast<std::size_t>(kind)];
    }
    /// Whether a move gives a discovered check.
    [[nodiscard]] bool givesDiscoveredCheck(Move move) const;
    /// Whether any move can give a discovered check.
    [[nodiscard]] bool hasBlockers() const { return m_hasBlockers; }

private:
    void addKind(Kind kind);
    [[nodiscard]] SquareSet attackersOf(Kind kind) const;

    const Position &m_position;
    Square m_king;
    /// The squares that the king sees along rows and columns, and along diagonals.
    std::array<SquareSet, 2> m_seen;
    /// Own pieces that alone stand between an own slider and the king.
    SquareSet m_blockers;
    bool m_hasBlockers = false;
    /// The check squares of each kind, and the set of kinds for which they have been computed.
    std::array<SquareSet, kMostKinds> m_attackers;
    std::uint32_t m_known = 0;
};

} // namespace tessera::xxlchess
