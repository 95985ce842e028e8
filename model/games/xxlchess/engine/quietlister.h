#pragma once

#include "model/games/xxlchess/engine/picker.h"

namespace tessera::xxlchess {

/// A sink of `MoveGenerator` that pushes quiet moves on the stack with their ranks. What the moves of a piece share is
/// computed once for all of them. All arguments of the constructor must outlive it.
class QuietLister
{
public:
    QuietLister(
        MoveStack &stack,
        const Position &position,
        const Picker::QuietScore &quietScore,
        CheckSquares &checks,
        int checkBonus)
        : m_stack(stack)
        , m_position(position)
        , m_quietScore(quietScore)
        , m_checks(checks)
        , m_checkBonus(checkBonus)
    {}

    void add(Square from, Square to)
    {
        putEach<false>(m_position.piece(from).kind(), [&](auto put) { put(Move::of(from, to)); });
    }
    void addTargets(Square from, const SquareSet &targets)
    {
        if (targets.isEmpty())
            return;
        putEach<false>(m_position.piece(from).kind(), [&](auto put) {
            targets.forEach([&](Square to) { put(Move::of(from, to)); });
        });
    }
    void addRun(Square from, int place, int below, int above, int step)
    {
        putEach<false>(m_position.piece(from).kind(), [&](auto put) {
            for (int i = below + 1; i < above; ++i) {
                if (i != place)
                    put(Move::of(from, from + (i - place) * step));
            }
        });
    }
    void addPawns(const SquareSet &targets, int distance)
    {
        putEach<true>(kPawn, [&](auto put) {
            targets.forEach([&](Square to) { put(Move::of(to - distance, to)); });
        });
    }
    static void addPromotions(const SquareSet &, int, const std::vector<Kind> &) {}

private:
    /// Calls `visit` with a function that puts moves of this kind on the stack. What it needs is copied from behind
    /// references, so that it stays in registers. Checks come early, since they have few replies.
    template<bool IsPawn, typename Visit>
    void putEach(Kind kind, Visit visit)
    {
        const Picker::QuietScore quietScore = m_quietScore;
        const SquareSet checks = m_checks.of(kind);
        const bool hasBlockers = m_checks.hasBlockers();
        RankedMove *end = m_stack.end();
        visit([&](Move move) {
            const bool isCheck = checks.contains(move.to)
                                 || (hasBlockers && m_checks.givesDiscoveredCheck(move));
            const bool isUrgent = IsPawn && nearsPromotion(m_position, move);
            const int rank = quietScore(historySlot(kind, move.to))
                             + (isUrgent ? Picker::QuietScore::kLimit : 0)
                             + (isCheck ? m_checkBonus : 0);
            *end++ = RankedMove(move, rank, isCheck, isUrgent);
        });
        m_stack.endAt(end);
    }

    MoveStack &m_stack;
    const Position &m_position;
    const Picker::QuietScore &m_quietScore;
    CheckSquares &m_checks;
    int m_checkBonus;
};

} // namespace tessera::xxlchess
