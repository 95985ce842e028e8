#include "model/games/xxlchess/files/positiontext.h"

namespace tessera::xxlchess {

std::optional<Error> impossibleMen(const PieceSet &pieces, const Placement &placement)
{
    PerPlayer<int> kings;
    for (const Man man : placement.men) {
        if (man.isPresent() && pieces[man.kind()].isRoyal && ++kings[man.owner()] > 1)
            return Error{
                "",
                man.owner() == Player::First ? "two kings of White" : "two kings of Black",
                "at most one king of a colour"};
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
        placement.men[static_cast<std::size_t>(square)] = position.man(square);
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
        const Man man = placement.men[static_cast<std::size_t>(square)];
        if (man.isPresent() && (man.kind() == kKing || man.kind() == kRook))
            squares.add(square);
    }
    return squares;
}

} // namespace tessera::xxlchess
