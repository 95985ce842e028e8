#include "model/games/xxlchess/rules/refusalbuilder.h"

#include <cstdlib>

namespace tessera::xxlchess {

RefusalBuilder::Reason RefusalBuilder::badCastling(Square from, Square to) const
{
    const Alignment alignment = alignmentOf(from, to);
    const bool isCastlingMeant = m_position.piece(from).kind() == kKing && alignment.length() == 2
                                 && alignment.orientation == Orientation::Row;
    if (!isCastlingMeant)
        return std::nullopt;
    if (!m_position.unmoved().contains(from))
        return refuse(
            "castling-moved",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the king has already moved"),
            {from});
    if (m_safety.checkerCount > 0 && !m_rules.hasFog())
        return refuse(
            "castling-check",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling out of check: the %1 on %2 attacks the king"),
            listed(m_safety.checkers),
            {nameOn(m_safety.checkers.first()), squareText(m_safety.checkers.first())});
    if (auto hidden = firstHiddenTowards(from, alignment.step()))
        return inTheWay(*hidden);
    if (auto refusal = badCastlingRook(from, alignment.step()))
        return refusal;
    return castlingAttack(from, to);
}

/// The first hidden square on that side. Its content is unknown, so no other reason is given for this side (X7).
std::optional<Square> RefusalBuilder::firstHiddenTowards(Square from, int step) const
{
    const int last = step > 0 ? m_rules.width() - 1 - fileOf(from) : fileOf(from);
    for (int i = 1; i <= last && !m_position.piece(from + i * step).isPresent(); ++i) {
        if (isHidden(from + i * step))
            return from + i * step;
    }
    return std::nullopt;
}

RefusalBuilder::Reason RefusalBuilder::badCastlingRook(Square king, int step) const
{
    const Square rook = castlingRook(m_position, king, king + step);
    const int distance = std::abs(rook - king);
    const bool isOnBoard = distance > 0 && rook >= 0 && rook < kSquareCount
                           && rankOf(rook) == rankOf(king) && m_rules.board().contains(rook);
    if (!isOnBoard)
        return refuse(
            "castling-rook",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: there is no rook on that side"),
            {king});
    if (m_position.piece(rook) != Piece::of(m_player, kRook))
        return refuse(
            "castling-rook",
            "X4",
            TESSERA_TEXT(
                "xxlchess",
                "No castling: the first piece on that side is not your rook but the %1 on %2"),
            {rook},
            {nameOn(rook), squareText(rook)});
    if (!m_position.unmoved().contains(rook))
        return refuse(
            "castling-moved",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the rook on %1 has already moved"),
            {rook},
            {squareText(rook)});
    if (distance < kLeastRookDistance)
        return refuse(
            "castling-near",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the rook on %1 is too near"),
            {rook},
            {squareText(rook)});
    return std::nullopt;
}

Refusal RefusalBuilder::castlingAttack(Square from, Square to) const
{
    const Square passed = (from + to) / 2;
    if (const SquareSet through = m_position.attackers(passed, m_enemy); !through.isEmpty())
        return refuse(
            "castling-attack",
            "X4",
            TESSERA_TEXT(
                "xxlchess", "No castling: the king would pass %1, which the %2 on %3 attacks"),
            listed(through),
            {squareText(passed), nameOn(through.first()), squareText(through.first())});
    Position castled = m_position;
    castled.play(Move::of(from, to));
    const SquareSet attackers = castled.attackers(to, m_enemy);
    return refuse(
        "king-attacked",
        "X4",
        TESSERA_TEXT("xxlchess", "The king would be attacked on %1 by the %2 on %3"),
        listed(attackers),
        {squareText(to), nameOn(attackers.first()), squareText(attackers.first())});
}

} // namespace tessera::xxlchess
