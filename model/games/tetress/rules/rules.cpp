#include "model/games/tetress/tetress.h"

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
    info.pieceKinds = {"token"};
    return info;
}

/// Adds the number of legal placements of each shape.
void addShapeFacts(const Position &position, std::vector<Fact> &facts)
{
    std::array<int, kShapeCount> counts{};
    Position::MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves)
        ++counts[static_cast<std::size_t>(move.shape())];
    for (std::size_t shape = 0; shape < counts.size(); ++shape) {
        const std::string key = std::string("shape-").append(1, kShapeLetters[shape]);
        facts.push_back({key, Player::None, counts[shape]});
    }
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

std::vector<Fact> Rules::facts(const Position &position)
{
    std::vector<Fact> facts;
    facts.push_back({"action", Player::None, position.turnsTaken(), kTurnLimit});
    for (const Player player : {kRed, kBlue}) {
        facts.push_back({"tokens", player, position.tokens(player).count(), kCellCount});
        const int placements = position.isAtTurnLimit() ? 0 : position.placementsOf(player);
        facts.push_back({"placements", player, placements});
    }
    addShapeFacts(position, facts);
    return facts;
}

} // namespace tessera::tetress
