#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/rules/refusalbuilder.h"
#include "model/games/xxlchess/rules/rules.h"

namespace tessera::xxlchess {

RefusalBuilder::RefusalBuilder(const Position &position)
    : m_position(position)
    , m_rules(position.rules())
    , m_player(position.toMove())
    , m_enemy(opponentOf(m_player))
    , m_king(position.king(m_player))
    , m_safety(position, m_player)
{}

Refusal RefusalBuilder::over() const
{
    return refuse("game-over", "X5", TESSERA_TEXT("xxlchess", "The game is over"), {});
}

Refusal RefusalBuilder::pointing(std::span<const Cell> cells) const
{
    if (cells.empty())
        return refuse(
            "empty", "X1", TESSERA_TEXT("xxlchess", "Point at a piece of yours to move it"), {});
    const Square from = squareOf(m_position, cells[0]);
    if (auto refusal = notMine(from))
        return *refusal;
    return cells.size() == 1 ? stuck(from) : leading(from, squareOf(m_position, cells[1]));
}

Refusal RefusalBuilder::refuse(
    const char *code,
    const char *section,
    const char *pattern,
    const std::vector<Square> &causes,
    std::vector<std::string> arguments) const
{
    Refusal refusal{code, section, Sentence{"xxlchess", pattern, std::move(arguments)}, {}};
    for (const Square square : causes)
        refusal.cells.push_back(cellOf(m_position, square));
    return refusal;
}

std::string RefusalBuilder::nameOn(Square square) const
{
    return m_rules.pieces()[m_position.piece(square).kind()].name;
}

std::vector<Square> RefusalBuilder::listed(const SquareSet &set)
{
    std::vector<Square> squares;
    set.forEach([&squares](Square square) { squares.push_back(square); });
    return squares;
}

RefusalBuilder::Reason RefusalBuilder::notMine(Square from) const
{
    const Piece piece = m_position.piece(from);
    if (!piece.isPresent())
        return refuse(
            "empty",
            "X1",
            TESSERA_TEXT("xxlchess", "There is nothing on %1 to move"),
            {from},
            {squareText(from)});
    if (piece.owner() == m_player)
        return std::nullopt;
    return refuse(
        "not-yours",
        "X2",
        TESSERA_TEXT("xxlchess", "The %1 on %2 is not yours: it is %3's turn"),
        {from},
        {nameOn(from), squareText(from), Rules::info().players[static_cast<std::size_t>(m_player)]});
}

Refusal RefusalBuilder::stuck(Square from) const
{
    const bool isPawn = m_position.piece(from).kind() == kPawn;
    const SquareSet ways = isPawn ? pawnWays(from) : m_position.movesFrom(from);
    if (from == m_king && !ways.isEmpty() && !m_rules.hasFog())
        return refuse(
            "king-attacked",
            "X1",
            TESSERA_TEXT("xxlchess", "The king on %1 has no square that is not attacked"),
            listed(attackersOfAny(ways)),
            {squareText(from)});
    if (!ways.isEmpty()) {
        if (auto refusal = exposing(from, ways.first()))
            return *refusal;
    }
    return refuse(
        "stuck",
        "X1",
        TESSERA_TEXT("xxlchess", "The %1 on %2 cannot move: its way is blocked"),
        {from},
        {nameOn(from), squareText(from)});
}

SquareSet RefusalBuilder::attackersOfAny(const SquareSet &squares) const
{
    SquareSet attackers;
    squares.forEach([&](Square square) { attackers |= m_position.attackers(square, m_enemy); });
    return attackers | m_safety.checkers;
}

bool RefusalBuilder::isFree(Square square) const
{
    return square >= 0 && square < kSquareCount && m_rules.board().contains(square)
           && !m_position.piece(square).isPresent();
}

Refusal RefusalBuilder::leading(Square from, Square to) const
{
    const Piece target = m_position.piece(to);
    if (target.isPresent() && target.owner() == m_player)
        return refuse(
            "own-piece",
            "X1",
            TESSERA_TEXT("xxlchess", "Your own %1 stands on %2"),
            {to},
            {nameOn(to), squareText(to)});
    const bool isPawn = m_position.piece(from).kind() == kPawn;
    const SquareSet ways = isPawn ? pawnWays(from) : m_position.movesFrom(from);
    if (ways.contains(to)) {
        if (auto refusal = exposing(from, to))
            return *refusal;
    }
    if (isHidden(to) && ways.contains(to))
        return inTheWay(to);
    if (isPawn)
        return badPawnMove(from, to);
    if (auto refusal = badCastling(from, to))
        return *refusal;
    if (auto refusal = blocked(from, to))
        return *refusal;
    return notSo(from);
}

Refusal RefusalBuilder::notSo(Square from) const
{
    return refuse(
        "movement",
        "X1",
        TESSERA_TEXT("xxlchess", "The %1 does not move like that"),
        {from},
        {nameOn(from)});
}

bool RefusalBuilder::isHidden(Square square) const
{
    return m_position.view() != nullptr && m_rules.board().contains(square)
           && m_position.view()->hidden.contains(square);
}

Refusal RefusalBuilder::inTheWay(Square square) const
{
    return refuse("blocked", "X7", TESSERA_TEXT("xxlchess", "Something stands in the way"), {square});
}

Refusal RefusalBuilder::blockedBy(Square from, Square by, const char *section) const
{
    if (isHidden(by))
        return inTheWay(by);
    return refuse(
        "blocked",
        section,
        TESSERA_TEXT("xxlchess", "The way of the %1 is blocked by the %2 on %3"),
        {by},
        {nameOn(from), nameOn(by), squareText(by)});
}

RefusalBuilder::Reason RefusalBuilder::blocked(Square from, Square to) const
{
    const Alignment alignment = alignmentOf(from, to);
    const auto &movement = m_rules.movement(m_position.piece(from).kind());
    if (alignment.length() == 0 || alignment.length() > movement.range
        || !movement.slides(alignment.orientation))
        return std::nullopt;
    for (int i = 1; i < alignment.length(); ++i) {
        const Square square = from + i * alignment.step();
        if (m_position.piece(square).isPresent())
            return blockedBy(from, square, "X1");
    }
    return std::nullopt;
}

Refusal Rules::refusal(const Position &position, std::span<const Cell> cells)
{
    const RefusalBuilder builder(position);
    return position.isOver() ? builder.over() : builder.pointing(cells);
}

bool exposesKing(const Refusal &refusal)
{
    return refusal.code == "pinned" || refusal.code == "defend-king"
           || refusal.code == "king-attacked";
}

} // namespace tessera::xxlchess
