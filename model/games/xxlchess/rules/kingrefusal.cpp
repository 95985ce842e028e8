#include "model/games/xxlchess/rules/parts.h"
#include "model/games/xxlchess/rules/refusalbuilder.h"

namespace tessera::xxlchess {

RefusalBuilder::Reason RefusalBuilder::exposing(Square from, Square to) const
{
    if (m_rules.hasFog())
        return std::nullopt;
    if (from == m_king)
        return kingIntoAttack(to);
    for (const Pin &pin : m_safety.pins) {
        if (pin.pinned == from && !m_safety.pinLine(from, m_king).contains(to))
            return pinned(pin);
    }
    if (m_rules.hasParts() && m_safety.checkerCount == 0
        && leavesKingAttacked(m_position, m_player, from, to))
        return refuse(
            "defend-king",
            "X5",
            TESSERA_TEXT(
                "xxlchess", "You must defend your king: without the %1 on %2 it would be attacked"),
            {from, m_king},
            {nameOn(from), squareText(from)});
    const bool isRemedy = m_safety.checkerCount == 1 && m_safety.remedies.contains(to);
    if (m_safety.checkerCount == 0 || isRemedy)
        return std::nullopt;
    const std::vector<Square> checkers = listed(m_safety.checkers);
    if (checkers.size() > 1)
        return refuse(
            "defend-king",
            "X5",
            TESSERA_TEXT(
                "xxlchess",
                "You must defend your king: it is attacked twice, so the king itself must "
                "move"),
            checkers);
    return refuse(
        "defend-king",
        "X5",
        TESSERA_TEXT("xxlchess", "You must defend your king: it is attacked by the %1 on %2"),
        checkers,
        {nameOn(checkers[0]), squareText(checkers[0])});
}

Refusal RefusalBuilder::pinned(const Pin &pin) const
{
    std::vector<Square> causes{pin.pinner};
    for (const Square square : listed(squaresBetween(m_king, pin.pinner))) {
        if (square != pin.pinned)
            causes.push_back(square);
    }
    causes.push_back(m_king);
    return refuse(
        "pinned",
        "X5",
        TESSERA_TEXT(
            "xxlchess", "The %1 on %2 is pinned: without it the %3 on %4 would attack the king"),
        causes,
        {nameOn(pin.pinned), squareText(pin.pinned), nameOn(pin.pinner), squareText(pin.pinner)});
}

RefusalBuilder::Reason RefusalBuilder::kingIntoAttack(Square to) const
{
    SquareSet attackers = m_position.attackers(to, m_enemy);
    if (m_safety.shadow.contains(to))
        attackers |= m_safety.checkers;
    if (m_rules.hasParts() && attackers.isEmpty()
        && leavesKingAttacked(m_position, m_player, m_king, to))
        attackers = m_safety.checkers;
    if (attackers.isEmpty())
        return std::nullopt;
    const Square first = attackers.first();
    return refuse(
        "king-attacked",
        "X1",
        TESSERA_TEXT("xxlchess", "The king would be attacked on %1 by the %2 on %3"),
        listed(attackers),
        {squareText(to), nameOn(first), squareText(first)});
}

} // namespace tessera::xxlchess
