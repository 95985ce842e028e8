#include "model/games/xxlchess/rules/refusalbuilder.h"

namespace tessera::xxlchess {

SquareSet RefusalBuilder::pawnWays(Square from) const
{
    SquareSet ways = m_position.attacksFrom(from) & m_position.pieces(m_enemy);
    const Square ahead = from + m_rules.forward(m_player);
    if (!isFree(ahead))
        return ways;
    ways.add(ahead);
    const Square beyond = ahead + m_rules.forward(m_player);
    if (mayGoTwo(from) && isFree(beyond))
        ways.add(beyond);
    return ways;
}

bool RefusalBuilder::mayGoTwo(Square from) const
{
    return m_rules.secondRow(m_player).contains(from) && !m_position.movedPawns().contains(from);
}

Refusal RefusalBuilder::badPawnMove(Square from, Square to) const
{
    const int forward = m_rules.forward(m_player);
    const Square ahead = from + forward;
    const bool isStep = to == ahead;
    const bool isDouble = to == ahead + forward;
    if (m_position.attacksFrom(from).contains(to))
        return refuse(
            "movement",
            "X3",
            TESSERA_TEXT("xxlchess", "A pawn goes diagonally only to capture, and %1 is empty"),
            {to},
            {squareText(to)});
    if ((isStep || isDouble) && (isHidden(ahead) || !isFree(ahead)))
        return blockedBy(from, ahead, "X3");
    if (isDouble && !mayGoTwo(from))
        return refuse(
            "movement",
            "X3",
            TESSERA_TEXT("xxlchess", "Only an unmoved pawn on its second row may go two squares"),
            {from});
    if (isDouble)
        return blockedBy(from, to, "X3");
    return refuse(
        "movement",
        "X3",
        TESSERA_TEXT(
            "xxlchess",
            "A pawn goes one square forward and captures one square diagonally "
            "forward"),
        {from});
}

} // namespace tessera::xxlchess
