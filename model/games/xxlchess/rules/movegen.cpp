#include "model/games/xxlchess/rules/movegen.h"

namespace tessera::xxlchess {

namespace {

template<typename Sink>
void generateAll(const Position &position, Sink &sink)
{
    const KingSafety safety(position, position.toMove());
    MoveGenerator<MovePart::All, Sink>(position, safety, sink).run();
}

int countMoves(const Position &position)
{
    MoveCounter counter;
    generateAll(position, counter);
    return counter.count();
}

} // namespace

/// The moves in the fog. On a view, they are the viewer's moves in the game itself, where hidden pieces block, too.
std::vector<Move> Position::fogMoves() const
{
    if (m_view != nullptr && m_view->viewer == m_toMove && m_view->turns == turnsTaken()
        && !m_view->moves.empty())
        return m_view->moves;
    std::vector<Move> moves;
    addFogMoves(*this, moves);
    return moves;
}

void Position::legalMoves(MoveList &list) const
{
    if (m_isKingTaken || isDrawnByRule())
        return;
    if (m_rules->hasFog()) {
        for (const Move move : fogMoves())
            list.add(move);
        return;
    }
    MoveLister<MoveList> lister(list);
    generateAll(*this, lister);
}

std::size_t Position::countLegalMoves() const
{
    if (m_isKingTaken || isDrawnByRule())
        return 0;
    if (m_rules->hasFog())
        return fogMoves().size();
    return static_cast<std::size_t>(countMoves(*this));
}

/// The end by X5: mate and stalemate come before the draws by rule.
Outcome Position::outcome() const
{
    if (m_isKingTaken)
        return Outcome::win(opponentOf(m_toMove), reason::kKingCaptured);
    if (!m_rules->hasFog() && countMoves(*this) == 0)
        return isInCheck(m_toMove) ? Outcome::win(opponentOf(m_toMove), reason::kCheckmate)
                                   : Outcome::draw(2, reason::kStalemate);
    if (!isDrawnByRule())
        return {};
    const bool isRepeated = m_rules->choices().drawsByRepetition && !m_rules->hasFog()
                            && earlierOccurrences() >= 2;
    return Outcome::draw(2, isRepeated ? EndReason::Repetition : reason::kFiftyMoves);
}

} // namespace tessera::xxlchess
