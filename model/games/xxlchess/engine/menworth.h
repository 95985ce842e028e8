#pragma once

#include "model/games/xxlchess/engine/evaluation.h"

namespace tessera::xxlchess {

/// What the men of both sides but their pawns come to by kind and square alone: sums that follow the
/// moves of a search instead of being made anew in each position.
struct MenWorth
{
    MenWorth() = default;
    MenWorth(const EvaluationTables &tables, const Position &position);

    /// This, after a move of `position`.
    [[nodiscard]] MenWorth after(
        const EvaluationTables &tables, const Position &position, Move move) const;

    /// By side: of the men on their squares.
    std::array<Worth, 2> onSquares;
    /// By side: the officers by the rules' text, in hundredths of a pawn.
    std::array<int, 2> officers{};

private:
    /// `sign` is 1 to put a man on a square and −1 to take it off.
    void change(
        const EvaluationTables &tables, const Ruleset &rules, Man man, Square square, int sign);
};

} // namespace tessera::xxlchess
