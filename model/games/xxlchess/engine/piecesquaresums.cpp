#include "model/games/xxlchess/engine/piecesquaresums.h"

namespace tessera::xxlchess {

PieceSquareSums::PieceSquareSums(const EvaluationTables &tables, const Position &position)
{
    for (const Player player : {Player::First, Player::Second}) {
        position.pieces(player).forEach([&](Square square) {
            change(tables, position.rules(), position.piece(square), square, 1);
        });
    }
}

PieceSquareSums PieceSquareSums::after(
    const EvaluationTables &tables, const Position &position, Move move) const
{
    PieceSquareSums next = *this;
    const Ruleset &rules = position.rules();
    const Piece moved = position.piece(move.from);
    next.change(tables, rules, moved, move.from, -1);
    if (const Piece captured = position.piece(move.to); captured.isPresent())
        next.change(tables, rules, captured, move.to, -1);
    const Piece arriving = move.promotion != 0 ? Piece::of(moved.owner(), move.promotion) : moved;
    next.change(tables, rules, arriving, move.to, 1);
    if (isCastling(position, move)) {
        const Square rook = castlingRook(position, move.from, move.to);
        next.change(tables, rules, position.piece(rook), rook, -1);
        next.change(tables, rules, position.piece(rook), (move.from + move.to) / 2, 1);
    }
    return next;
}

void PieceSquareSums::change(
    const EvaluationTables &tables, const Ruleset &rules, Piece piece, Square square, int sign)
{
    const Kind kind = piece.kind();
    if (kind == kPawn)
        return;
    const auto side = static_cast<std::size_t>(piece.owner());
    const int row = Terms::onSquare(kind, rules.seen(piece.owner(), square));
    onSquares[side].add(tables.values[static_cast<std::size_t>(row)], sign);
    officers[side] += sign * tables.kinds[static_cast<std::size_t>(kind)].materialValue;
}

} // namespace tessera::xxlchess
