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
        const Kind kind = m_position.piece(from).kind();
        put(Move::of(from, to), kind, m_checks.of(kind));
    }
    void addTargets(Square from, const SquareSet &targets)
    {
        if (targets.isEmpty())
            return;
        const Kind kind = m_position.piece(from).kind();
        const SquareSet &checks = m_checks.of(kind);
        targets.forEach([&](Square to) { put(Move::of(from, to), kind, checks); });
    }
    void addRun(Square from, int place, int below, int above, int step)
    {
        const Kind kind = m_position.piece(from).kind();
        const SquareSet &checks = m_checks.of(kind);
        for (int i = below + 1; i < above; ++i) {
            if (i != place)
                put(Move::of(from, from + (i - place) * step), kind, checks);
        }
    }
    void addPawns(const SquareSet &targets, int distance)
    {
        const SquareSet &checks = m_checks.of(kPawn);
        targets.forEach([&](Square to) { put(Move::of(to - distance, to), kPawn, checks); });
    }
    static void addPromotions(const SquareSet &, int, const std::vector<Kind> &) {}

private:
    /// Checks come early, since they have few replies.
    void put(Move move, Kind kind, const SquareSet &checks)
    {
        RankedMove ranked{.move = move};
        ranked.isCheck = checks.contains(move.to)
                         || (m_checks.hasBlockers() && m_checks.givesDiscoveredCheck(move));
        ranked.isUrgent = kind == kPawn && nearsPromotion(m_position, move);
        ranked.rank = m_quietScore(historySlot(kind, move.to))
                      + (ranked.isUrgent ? Picker::QuietScore::kLimit : 0)
                      + (ranked.isCheck ? m_checkBonus : 0);
        m_stack.push_back(ranked);
    }

    MoveStack &m_stack;
    const Position &m_position;
    const Picker::QuietScore &m_quietScore;
    CheckSquares &m_checks;
    int m_checkBonus;
};

} // namespace tessera::xxlchess
