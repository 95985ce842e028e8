#pragma once

#include "model/games/xxlchess/engine/evaluation.h"

namespace tessera::xxlchess {

/// What the pieces of both sides but their pawns come to by kind and square alone: sums that follow the
/// moves of a search instead of being made anew in each position.
struct PieceSquareSums
{
    PieceSquareSums() = default;
    PieceSquareSums(const EvaluationTables &tables, const Position &position);

    /// This, after a move of `position`.
    [[nodiscard]] PieceSquareSums after(
        const EvaluationTables &tables, const Position &position, Move move) const;

    /// By side: of the pieces on their squares.
    std::array<TaperedScore, 2> onSquares;
    /// By side: the officers by the rules' text, in hundredths of a pawn.
    std::array<int, 2> officers{};

private:
    /// `sign` is 1 to put a piece on a square and −1 to take it off.
    void change(
        const EvaluationTables &tables, const Ruleset &rules, Piece piece, Square square, int sign);
};

} // namespace tessera::xxlchess
