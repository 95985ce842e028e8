#include "model/games/xxlchess/engine/checks.h"

#include "model/games/xxlchess/rules/rays.h"

#include <cstdlib>

namespace tessera::xxlchess {

CheckSquares::CheckSquares(const Position &position)
    : m_position(position)
    , m_king(position.king(opponentOf(position.toMove())))
{
    if (m_king == kNoSquare)
        return;
    const Player mover = position.toMove();
    forEachOrientation([&](auto orientation) {
        m_seen[isOrthogonal(orientation) ? 0 : 1]
            |= Rays::along<decltype(orientation)::value>(position, m_king);
        const std::uint32_t own = position.piecesOnLine(mover, orientation, m_king);
        if (own == 0)
            return;
        const int place = placeOn(orientation, m_king);
        const std::uint32_t blockers = position.blockersOnLine(orientation, m_king);
        const Neighbours near = neighboursOf(blockers, place);
        for (const int first : {near.below, near.above}) {
            if ((own >> first & 1) == 0)
                continue;
            const Neighbours beyond = neighboursOf(blockers, first);
            const int second = first > place ? beyond.above : beyond.below;
            if ((own >> second & 1) == 0)
                continue;
            const Square source = m_king + (second - place) * stepOf(orientation);
            const auto &movement = position.rules().movement(position.piece(source).kind());
            if (movement.slides(orientation) && std::abs(second - place) <= movement.range)
                m_blockers.add(m_king + (first - place) * stepOf(orientation));
        }
    });
    m_hasBlockers = !m_blockers.isEmpty();
}

bool CheckSquares::givesDiscoveredCheck(Move move) const
{
    return m_blockers.contains(move.from)
           && lineOf(alignmentOf(m_king, move.from).orientation, move.to)
                  != lineOf(alignmentOf(m_king, move.from).orientation, m_king);
}

void CheckSquares::addKind(Kind kind)
{
    static_assert(kMostKinds <= 32);
    m_known |= 1U << kind;
    if (m_king != kNoSquare)
        m_attackers[static_cast<std::size_t>(kind)] = attackersOf(kind);
}

/// The squares from which a piece of this kind of the mover attacks the king.
SquareSet CheckSquares::attackersOf(Kind kind) const
{
    const Ruleset &rules = m_position.rules();
    SquareSet from;
    if (kind == kPawn) {
        const Square before = m_king - rules.forward(m_position.toMove());
        for (const int side : {-1, 1}) {
            const Square square = before + side;
            if (square >= 0 && square < kSquareCount && rankOf(square) == rankOf(before))
                from.add(square);
        }
        return from;
    }
    const auto &movement = rules.movement(kind);
    for (const bool isDiagonal : {false, true}) {
        if (isDiagonal ? movement.slidesDiagonally : movement.slidesOrthogonally)
            from |= m_seen[isDiagonal ? 1 : 0];
    }
    if (movement.range < kMostSide) {
        SquareSet near;
        from.forEach([&](Square square) {
            if (alignmentOf(m_king, square).length() <= movement.range)
                near.add(square);
        });
        from = near;
    }
    return from | rules.leaps(kind, m_king);
}

} // namespace tessera::xxlchess
