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
                m_shields.add(m_king + (first - place) * stepOf(orientation));
        }
    });
}

bool CheckSquares::areReachedBy(Move move) const
{
    if (m_king == kNoSquare)
        return false;
    const Kind kind = move.promotion != 0 ? Kind{move.promotion}
                                          : m_position.piece(move.from).kind();
    if (isAttackedBy(kind, move.to))
        return true;
    return m_shields.contains(move.from)
           && lineOf(alignmentOf(m_king, move.from).orientation, move.to)
                  != lineOf(alignmentOf(m_king, move.from).orientation, m_king);
}

/// Whether a piece of the mover that has come to `from` attacks the king.
bool CheckSquares::isAttackedBy(Kind kind, Square from) const
{
    const Ruleset &rules = m_position.rules();
    if (kind == kPawn) {
        const Square ahead = from + rules.forward(m_position.toMove());
        return rankOf(ahead) == rankOf(m_king) && std::abs(fileOf(m_king) - fileOf(from)) == 1;
    }
    if (rules.leaps(kind, from).contains(m_king))
        return true;
    for (const bool isDiagonal : {false, true}) {
        if (!m_seen[isDiagonal ? 1 : 0].contains(from))
            continue;
        const auto &movement = rules.movement(kind);
        const Alignment line = alignmentOf(m_king, from);
        return movement.slides(line.orientation) && line.length() <= movement.range;
    }
    return false;
}

} // namespace tessera::xxlchess
