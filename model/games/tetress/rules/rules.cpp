#include "model/games/tetress/rules/rules.h"

namespace tessera::tetress {

namespace {

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "tetress";
    info.hasAgents = true;
    info.variant = info.id;
    info.name = TESSERA_TEXT("tetress", "Tetress");
    info.goal = TESSERA_TEXT(
        "tetress",
        "Place tetrominoes on a board without edges until your opponent finds "
        "no place left.");
    info.players = {TESSERA_TEXT("tetress", "Red"), TESSERA_TEXT("tetress", "Blue")};
    info.pieceKinds = {TESSERA_TEXT("tetress", "token")};
    info.drawAtLimit
        = TESSERA_TEXT("tetress", "The turn limit is reached, and both have as many tokens.");
    return info;
}

} // namespace

const GameInfo &Rules::info()
{
    static const GameInfo info = makeInfo();
    return info;
}

Position Rules::start(const Options &)
{
    return {};
}

Piece Rules::piece(const Position &position, Cell cell)
{
    for (const Player player : {kRed, kBlue}) {
        if (position.tokens(player).contains(cell))
            return {player, 0};
    }
    return {};
}

MoveShape Rules::shape(const Position &, Move move)
{
    MoveShape shape;
    shape.anyOrder = true;
    forEachCell(move.cells(), [&shape](Cell cell) { shape.cells.add(cell); });
    return shape;
}

} // namespace tessera::tetress
