#include "model/games/xxlchess/rules/legality.h"

#include "model/games/xxlchess/rules/movegen.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

/// A sink that finds out whether a certain move is generated.
class MoveFinder
{
public:
    explicit MoveFinder(Move wanted)
        : m_wanted(wanted)
    {}
    void add(Move move) { m_isFound |= move == m_wanted; }
    [[nodiscard]] bool isFound() const { return m_isFound; }

private:
    Move m_wanted;
    bool m_isFound = false;
};

bool isLegalCastling(const Position &position, const KingSafety &safety, Move move)
{
    if (safety.checkerCount > 0)
        return false;
    MoveFinder finder(move);
    MoveLister<MoveFinder> lister(finder);
    MoveGenerator<MovePart::Quiet, MoveLister<MoveFinder>>(position, safety, lister).castling();
    return finder.isFound();
}

bool isLegalKingMove(const Position &position, const KingSafety &safety, Move move)
{
    if (isCastling(position, move))
        return isLegalCastling(position, safety, move);
    return position.attacks(move.from, move.to) && !safety.shadow.contains(move.to)
           && !position.isAttacked(move.to, opponentOf(position.toMove()));
}

/// Whether this is a pseudo-legal pawn move (X3).
bool isPawnMove(const Position &position, Move move)
{
    const Ruleset &rules = position.rules();
    const Player mover = position.toMove();
    const bool isPromotion = rules.promotionZone(mover).contains(move.to);
    const auto &promotions = rules.promotions();
    const bool isFitting
        = isPromotion
              ? std::find(promotions.begin(), promotions.end(), static_cast<Kind>(move.promotion))
                    != promotions.end()
              : move.promotion == 0;
    if (!isFitting)
        return false;
    const int forward = rules.forward(mover);
    const int distance = move.to - move.from;
    if (position.piece(move.to).isPresent())
        return std::abs(distance - forward) == 1
               && std::abs(fileOf(move.to) - fileOf(move.from)) == 1;
    if (distance == forward)
        return true;
    return distance == 2 * forward && rules.secondRow(mover).contains(move.from)
           && !position.movedPawns().contains(move.from)
           && !position.piece(move.from + forward).isPresent();
}

/// Whether a move is legal with parts (X7) on the board, found by trial.
bool isLegalByTrial(const Position &position, const KingSafety &safety, Move move)
{
    const Player mover = position.toMove();
    if (move.from == position.king(mover) && isCastling(position, move)
        && !position.movesFrom(move.from).contains(move.to))
        return move.promotion == 0 && isLegalCastling(position, safety, move);
    const bool isPawn = position.piece(move.from).kind() == kPawn;
    const bool isMove = isPawn ? isPawnMove(position, move)
                               : move.promotion == 0
                                     && position.movesFrom(move.from).contains(move.to);
    return isMove && !leavesKingAttacked(position, mover, move.from, move.to);
}

} // namespace

bool isLegalMove(const Position &position, const KingSafety &safety, Move move)
{
    const Player mover = position.toMove();
    if (!position.pieces(mover).contains(move.from) || position.pieces(mover).contains(move.to)
        || !position.rules().board().contains(move.to))
        return false;
    if (position.rules().hasParts())
        return isLegalByTrial(position, safety, move);
    if (move.from == position.king(mover))
        return move.promotion == 0 && isLegalKingMove(position, safety, move);
    if (safety.checkerCount > 1 || (safety.checkerCount == 1 && !safety.remedies.contains(move.to)))
        return false;
    if (safety.pinned.contains(move.from)
        && (safety.checkerCount > 0
            || !safety.pinLine(move.from, position.king(mover)).contains(move.to)))
        return false;
    if (position.piece(move.from).kind() == kPawn)
        return isPawnMove(position, move);
    return move.promotion == 0 && position.attacks(move.from, move.to);
}

} // namespace tessera::xxlchess
