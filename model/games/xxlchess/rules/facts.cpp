#include "model/games/xxlchess/rules/facts.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/rules/mate.h"
#include "model/games/xxlchess/rules/rules.h"

namespace tessera::xxlchess {

namespace {

int materialOf(const Position &position, Player player)
{
    int sum = 0;
    position.pieces(player).forEach([&](Square square) {
        sum += position.rules().pieces()[position.piece(square).kind()].value;
    });
    return sum;
}

std::vector<Cell> cellsOf(const Position &position, const SquareSet &set)
{
    std::vector<Cell> cells;
    set.forEach([&](Square square) { cells.push_back(cellOf(position, square)); });
    return cells;
}

SideFacts sideOf(const Position &position, Player player)
{
    SideFacts side;
    const PieceTypes &pieces = position.rules().pieces();
    for (Kind kind = 0; kind < pieces.size(); ++kind)
        side.captured.push_back(position.captured(player, kind));
    if (position.view() != nullptr && position.view()->viewer != player)
        return side;
    side.material = materialOf(position, player);
    const Square king = position.king(player);
    if (king != kNoSquare)
        side.king = cellOf(position, king);
    if (position.isInCheck(player))
        side.checkers = cellsOf(position, position.attackers(king, opponentOf(player)));
    return side;
}

MateFacts mateOf(const Position &position)
{
    MateFacts mate;
    mate.mated = position.toMove();
    mate.mating = cellsOf(position, mateHighlight(position));
    for (const auto &[square, attackers] : contributingPieces(position))
        mate.squares.push_back({cellOf(position, square), cellsOf(position, attackers)});
    return mate;
}

} // namespace

Facts factsOf(const AnyPosition &erased)
{
    const auto &position = as<Rules>(erased);
    Facts facts;
    for (const Player player : {Player::First, Player::Second})
        facts.sides[player] = sideOf(position, player);
    if (position.view() != nullptr)
        return facts;
    facts.balance = facts.sides[Player::First].material - facts.sides[Player::Second].material;
    if (position.outcome().reason == reason::kCheckmate)
        facts.mate = mateOf(position);
    facts.tiredness = tirednessOf(position);
    return facts;
}

Cell Rules::alarmedCell(const Position &position, Player player)
{
    const bool isSeen = position.view() == nullptr || position.view()->viewer == player;
    return isSeen && position.isInCheck(player) ? cellOf(position, position.king(player))
                                                : Cell::None;
}

} // namespace tessera::xxlchess
