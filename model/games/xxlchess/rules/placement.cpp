#include "model/games/xxlchess/rules/placement.h"

namespace tessera::xxlchess {

std::optional<Error> impossiblePieces(const PieceTypes &pieces, const Placement &placement)
{
    PerPlayer<int> kings;
    for (const Piece piece : placement.pieces) {
        if (piece.isPresent() && pieces[piece.kind()].isRoyal && ++kings[piece.owner()] > 1)
            return Error{
                "",
                piece.owner() == Player::First ? phrase("xxlchess", "two kings of White")
                                               : phrase("xxlchess", "two kings of Black"),
                phrase("xxlchess", "at most one king of a colour")};
    }
    return std::nullopt;
}

std::vector<Sentence> warningsAbout(const Position &position)
{
    const Player waiting = opponentOf(position.toMove());
    if (!position.isInCheck(waiting))
        return {};
    const char *pattern
        = waiting == Player::First
              ? TESSERA_TEXT("xxlchess", "White stands in check although it is Black's turn")
              : TESSERA_TEXT("xxlchess", "Black stands in check although it is White's turn");
    return {{"xxlchess", pattern, {}}};
}

Placement placementOf(const Position &position)
{
    Placement placement;
    position.rules().board().forEach([&](Square square) {
        placement.pieces[static_cast<std::size_t>(square)] = position.piece(square);
    });
    placement.toMove = position.toMove();
    placement.unmoved = position.unmoved();
    placement.movedPawns = position.movedPawns();
    return placement;
}

SquareSet kingsAndRooks(const Placement &placement)
{
    SquareSet squares;
    for (Square square = 0; square < kSquareCount; ++square) {
        const Piece piece = placement.pieces[static_cast<std::size_t>(square)];
        if (piece.isPresent() && (piece.kind() == kKing || piece.kind() == kRook))
            squares.add(square);
    }
    return squares;
}

} // namespace tessera::xxlchess
