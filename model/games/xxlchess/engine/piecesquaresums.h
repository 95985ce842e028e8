#pragma once

#include "model/games/xxlchess/engine/evaluation.h"

namespace tessera::xxlchess {

/// Piece-square sums: the piece-square values of both sides' pieces except pawns, updated incrementally with the moves
/// of a search.
struct PieceSquareSums
{
    PieceSquareSums() = default;
    PieceSquareSums(const EvaluationTables &tables, const Position &position);

    /// The sums after a move of `position`.
    [[nodiscard]] PieceSquareSums after(
        const EvaluationTables &tables, const Position &position, Move move) const;

    /// The sum of each side's pieces on their squares.
    std::array<TaperedScore, 2> onSquares;
    /// The value of each side's officers in the rules' text (X1), in hundredths of a pawn: the game phase.
    std::array<int, 2> officers{};

private:
    /// `sign` is 1 to put a piece on a square and −1 to take it off.
    void change(
        const EvaluationTables &tables, const Ruleset &rules, Piece piece, Square square, int sign);
};

} // namespace tessera::xxlchess
