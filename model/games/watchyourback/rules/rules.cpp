#include "model/games/watchyourback/rules/rules.h"

namespace tessera::watchyourback {

namespace {

constexpr const char *kRepetition = "repetition";
constexpr const char *kBothForfeit = "both-forfeit";
constexpr const char *kTurnLimit = "turn-limit";
constexpr const char *kPie = "pie";

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "watchyourback";
    info.hasAgents = true;
    info.variant = info.id;
    info.name = TESSERA_TEXT("watchyourback", "Watch Your Back!");
    info.goal = TESSERA_TEXT(
        "watchyourback", "Catch enemy fighters between two of yours while the board shrinks.");
    info.players = {TESSERA_TEXT("watchyourback", "White"), TESSERA_TEXT("watchyourback", "Black")};
    info.pieceKinds = {TESSERA_TEXT("watchyourback", "fighter")};
    info.options = {
        {kRepetition,
         TESSERA_TEXT("watchyourback", "Draw by repetition"),
         TESSERA_TEXT(
             "watchyourback",
             "After the last ring has fallen, the game is drawn when a position occurs a third "
             "time."),
         true,
         false},
        {kBothForfeit,
         TESSERA_TEXT("watchyourback", "Draw when both forfeit"),
         TESSERA_TEXT(
             "watchyourback",
             "After the last ring has fallen, the game is drawn when both players forfeit their "
             "turns in succession."),
         true,
         false},
        {kTurnLimit,
         TESSERA_TEXT("watchyourback", "Turn limit"),
         TESSERA_TEXT(
             "watchyourback",
             "The game is drawn after so many turns of the moving phase; 0 for no limit."),
         std::int64_t(0),
         std::int64_t(0),
         0,
         10000},
        {kPie,
         TESSERA_TEXT("watchyourback", "Pie rule"),
         TESSERA_TEXT("watchyourback", "After White's first placement Black may take White's side."),
         false,
         false},
    };
    info.endReasons
        = {reason::kElimination, reason::kShrink, reason::kPlacingEnd, reason::kBothForfeit};
    info.drawAtLimit = TESSERA_TEXT(
        "watchyourback", "The turn limit is reached, and neither side has caught the other.");
    return info;
}

RuleSwitches switchesFrom(const Options &options)
{
    RuleSwitches switches;
    switches.drawByRepetition = options.isOn(kRepetition, true);
    switches.drawWhenBothForfeit = options.isOn(kBothForfeit, true);
    switches.turnLimit = static_cast<int>(options.number(kTurnLimit, 0));
    switches.pieRule = options.isOn(kPie, false);
    return switches;
}

/// The image of a square under one of the eight symmetries of the square board: bit 0 mirrors left and right, bit 1 up
/// and down, bit 2 exchanges columns and rows.
int transformedSquare(int square, int symmetry)
{
    int x = columnOf(square);
    int y = rowOf(square);
    if ((symmetry & 1) != 0)
        x = kSide - 1 - x;
    if ((symmetry & 2) != 0)
        y = kSide - 1 - y;
    if ((symmetry & 4) != 0)
        std::swap(x, y);
    return squareAt(x, y);
}

} // namespace

const GameInfo &Rules::info()
{
    static const GameInfo info = makeInfo();
    return info;
}

Position Rules::start(const Options &options)
{
    return Position(switchesFrom(options));
}

Piece Rules::piece(const Position &position, Cell cell)
{
    const Bitboard square = bit(index(cell));
    for (const Player player : {Player::First, Player::Second}) {
        if ((position.pieces(player) & square) != 0)
            return {player, 0};
    }
    return {};
}

Ground Rules::ground(const Position &position, Cell cell)
{
    const Bitboard square = bit(index(cell));
    if ((position.corners() & square) != 0)
        return Ground::Blocked;
    return (position.standable() & square) != 0 ? Ground::Open : Ground::Removed;
}

MoveShape Rules::shape(const Position &, Move move)
{
    switch (move.kind()) {
    case Move::Kind::Place:
        return MoveShape::of(cellAt(move.to()));
    case Move::Kind::Go:
        return MoveShape::of(cellAt(move.from()), cellAt(move.to()));
    case Move::Kind::Pass:
    case Move::Kind::TakeSide:
        break;
    }
    return MoveShape::of();
}

int Rules::symmetryCount(const Position &position)
{
    constexpr int kMirrorOnly = 2;
    constexpr int kAllOfTheSquare = 8;
    return position.state().phase == Phase::Placing ? kMirrorOnly : kAllOfTheSquare;
}

Position Rules::transformed(const Position &position, int symmetry)
{
    State state = position.state();
    for (const Player player : {Player::First, Player::Second}) {
        Bitboard moved = 0;
        forEachSquare(position.pieces(player), [&](int square) {
            moved |= bit(transformedSquare(square, symmetry));
        });
        state.pieces[player] = moved;
    }
    return Position(state, position.switches());
}

Move Rules::transformedMove(const Position &, Move move, int symmetry)
{
    switch (move.kind()) {
    case Move::Kind::Place:
        return Move::place(transformedSquare(move.to(), symmetry));
    case Move::Kind::Go:
        return Move::go(
            transformedSquare(move.from(), symmetry), transformedSquare(move.to(), symmetry));
    case Move::Kind::Pass:
    case Move::Kind::TakeSide:
        break;
    }
    return move;
}

} // namespace tessera::watchyourback
