#pragma once

// The member functions of Position that perft and search call; included by position.h alone.

#include "model/games/watchyourback/rules/position.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace tessera::watchyourback {

/// A shift of a set of squares by one square.
using Shift = Bitboard (*)(Bitboard);

/// Calls `use` with the four directions as compile-time constants.
template<typename Use>
constexpr void forEachDirection(Use use)
{
    use(std::integral_constant<Shift, toLeft>());
    use(std::integral_constant<Shift, toRight>());
    use(std::integral_constant<Shift, upwards>());
    use(std::integral_constant<Shift, downwards>());
}

inline void Position::legalMoves(MoveList &list) const
{
    if (isOver())
        return;
    const Player player = toMove();
    if (m_state.phase == Phase::Placing) {
        forEachSquare(placeable(player), [&list](int square) { list.add(Move::place(square)); });
        if (mayTakeSide())
            list.add(Move::takeSide());
        return;
    }
    const Bitboard all = occupied();
    const Bitboard empty = standable() & ~all;
    // From each piece, moves lead to the adjacent squares that are empty, and beyond the occupied ones (W4).
    forEachSquare(pieces(player), [&](int from) {
        Bitboard targets = 0;
        forEachDirection([&](auto shift) {
            const Bitboard step = shift(bit(from));
            targets |= (step | shift(step & all)) & empty;
        });
        forEachSquare(targets, [&](int to) { list.add(Move::go(from, to)); });
    });
    if (list.isEmpty())
        list.add(Move::pass());
}

inline std::size_t Position::countLegalMoves() const
{
    if (isOver())
        return 0;
    const Player player = toMove();
    if (m_state.phase == Phase::Placing)
        return static_cast<std::size_t>(std::popcount(placeable(player))) + (mayTakeSide() ? 1 : 0);
    return countStepsAndJumps(pieces(player), occupied());
}

inline std::size_t Position::countStepsAndJumps(Bitboard own, Bitboard all) const
{
    const Bitboard empty = standable() & ~all;
    int count = 0;
    // In each direction a piece has a step where the next square is empty, or a jump where that is occupied and the one
    // behind it empty, never both.
    forEachDirection([&](auto shift) {
        const Bitboard origins = shift(empty | (all & shift(empty)));
        count += std::popcount(own & origins);
    });
    return static_cast<std::size_t>(std::max(count, 1));
}

/// Ends the game for `reason` if somebody has too few pieces (W6).
inline void Position::judge(EndReason reason)
{
    const bool whiteLost = std::popcount(pieces(Player::First)) < kFewestPieces;
    const bool blackLost = std::popcount(pieces(Player::Second)) < kFewestPieces;
    if (!whiteLost && !blackLost)
        return;
    m_state.reason = reason;
    if (whiteLost != blackLost)
        m_state.winner = whiteLost ? Player::Second : Player::First;
}

inline Position::Arrival Position::arrival(Move move) const
{
    const Player player = toMove();
    Bitboard own = pieces(player) | bit(move.to());
    if (move.kind() == Move::Kind::Go)
        own ^= bit(move.from());
    const Bitboard enemies = pieces(opponent(player));
    const Eliminated fallen = eliminatedBy(move.to(), own, enemies, corners());
    return {own & ~fallen.self, enemies & ~fallen.enemies, (fallen.self | fallen.enemies) != 0};
}

inline bool Position::isPlain(Move move) const
{
    return move.kind() == Move::Kind::Go && !mayRepeat() && m_switches.turnLimit == 0
           && (isLastBoard() || m_state.turns + 1 != kShrinkTurns[m_state.shrinks]);
}

inline std::size_t Position::countReplies(Move move)
{
    if (!isPlain(move)) {
        const Undo before = play(move);
        const std::size_t count = countLegalMoves();
        undo(move, before);
        return count;
    }
    const Arrival after = arrival(move);
    const bool isLost = std::popcount(after.own) < kFewestPieces
                        || std::popcount(after.enemies) < kFewestPieces;
    return isLost ? 0 : countStepsAndJumps(after.enemies, after.own | after.enemies);
}

inline Position::Undo Position::play(Move move)
{
    assert(!isOver());
    const State before = m_state;
    if (move.kind() == Move::Kind::TakeSide) {
        m_state.sideTaken = true;
        return before;
    }
    m_state.lastWasForfeit = move.kind() == Move::Kind::Pass;
    bool someFell = false;
    if (!m_state.lastWasForfeit) {
        const Arrival after = arrival(move);
        m_state.pieces[toMove()] = after.own;
        m_state.pieces[opponent(toMove())] = after.enemies;
        someFell = after.someFell;
    }
    ++m_state.turns;
    if (m_state.phase == Phase::Placing) {
        if (m_state.turns == kPlacements)
            endPlacingPhase();
        return before;
    }
    if (someFell)
        judge(reason::kElimination);
    if (m_state.shrinks < kShrinkTurns.size() && m_state.turns == kShrinkTurns[m_state.shrinks])
        shrinkBoard();
    if (m_switches.drawWhenBothForfeit && m_state.lastWasForfeit && before.lastWasForfeit
        && isLastBoard() && !isOver())
        m_state.reason = reason::kBothForfeit;
    if (m_switches.drawByRepetition || m_switches.turnLimit > 0)
        judgeDraws();
    return before;
}

inline void Position::undo(Move, const Undo &before)
{
    if (mayRepeat())
        m_history.pop_back();
    m_state = before;
}

} // namespace tessera::watchyourback
