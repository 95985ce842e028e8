#include "model/core/facets/refusal.h"

#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/parts.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/games/xxlchess/rules/rules.h"

#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::xxlchess {

namespace {

/// Builds refusals for one position. Functions that return a `Reason` check one condition, and are empty where it is no
/// reason to refuse.
class RefusalBuilder
{
public:
    explicit RefusalBuilder(const Position &position);

    [[nodiscard]] Refusal over() const;
    [[nodiscard]] Refusal pointing(std::span<const Cell> cells) const;

private:
    using Reason = std::optional<Refusal>;

    [[nodiscard]] Refusal refuse(
        const char *code,
        const char *section,
        const char *pattern,
        const std::vector<Square> &causes,
        std::vector<std::string> arguments = {}) const;
    [[nodiscard]] std::string nameOn(Square square) const;
    [[nodiscard]] static std::vector<Square> listed(const SquareSet &set);
    [[nodiscard]] Reason notMine(Square from) const;
    /// Why the piece on `from` has no move at all: first by the king's safety, then by its own movement.
    [[nodiscard]] Refusal stuck(Square from) const;
    [[nodiscard]] SquareSet attackersOfAny(const SquareSet &squares) const;
    /// The pseudo-legal targets of a pawn.
    [[nodiscard]] SquareSet pawnWays(Square from) const;
    [[nodiscard]] bool isFree(Square square) const;
    [[nodiscard]] bool mayGoTwo(Square from) const;
    [[nodiscard]] Refusal leading(Square from, Square to) const;
    [[nodiscard]] Refusal notSo(Square from) const;
    /// Why a move that the piece can make would leave the king attacked.
    [[nodiscard]] Reason exposing(Square from, Square to) const;
    [[nodiscard]] Refusal pinned(const Pin &pin) const;
    [[nodiscard]] Reason kingIntoAttack(Square to) const;
    [[nodiscard]] Refusal badPawnMove(Square from, Square to) const;
    [[nodiscard]] Refusal blockedBy(Square from, Square by, const char *section) const;
    /// Whether the square is one that the player does not see (X7).
    [[nodiscard]] bool isHidden(Square square) const;
    [[nodiscard]] Refusal inTheWay(Square square) const;
    [[nodiscard]] Reason blocked(Square from, Square to) const;
    /// Why castling is refused (X4), when the king is to go two squares along its rank.
    [[nodiscard]] Reason badCastling(Square from, Square to) const;
    [[nodiscard]] std::optional<Square> firstHiddenTowards(Square from, int step) const;
    [[nodiscard]] Reason badCastlingRook(Square king, int step) const;
    [[nodiscard]] Refusal castlingAttack(Square from, Square to) const;

    const Position &m_position;
    const Ruleset &m_rules;
    Player m_player;
    Player m_enemy;
    Square m_king;
    KingSafety m_safety;
};

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

// Pawns (X3).

SquareSet RefusalBuilder::pawnWays(Square from) const
{
    SquareSet ways = m_position.attacksFrom(from) & m_position.pieces(m_enemy);
    const Square ahead = from + m_rules.forward(m_player);
    if (!isFree(ahead))
        return ways;
    ways.add(ahead);
    const Square beyond = ahead + m_rules.forward(m_player);
    if (mayGoTwo(from) && isFree(beyond))
        ways.add(beyond);
    return ways;
}

bool RefusalBuilder::mayGoTwo(Square from) const
{
    return m_rules.secondRow(m_player).contains(from) && !m_position.movedPawns().contains(from);
}

Refusal RefusalBuilder::badPawnMove(Square from, Square to) const
{
    const int forward = m_rules.forward(m_player);
    const Square ahead = from + forward;
    const bool isStep = to == ahead;
    const bool isDouble = to == ahead + forward;
    if (m_position.attacksFrom(from).contains(to))
        return refuse(
            "movement",
            "X3",
            TESSERA_TEXT("xxlchess", "A pawn goes diagonally only to capture, and %1 is empty"),
            {to},
            {squareText(to)});
    if ((isStep || isDouble) && (isHidden(ahead) || !isFree(ahead)))
        return blockedBy(from, ahead, "X3");
    if (isDouble && !mayGoTwo(from))
        return refuse(
            "movement",
            "X3",
            TESSERA_TEXT("xxlchess", "Only an unmoved pawn on its second row may go two squares"),
            {from});
    if (isDouble)
        return blockedBy(from, to, "X3");
    return refuse(
        "movement",
        "X3",
        TESSERA_TEXT(
            "xxlchess",
            "A pawn goes one square forward and captures one square diagonally "
            "forward"),
        {from});
}

// Castling (X4).

RefusalBuilder::Reason RefusalBuilder::badCastling(Square from, Square to) const
{
    const Alignment alignment = alignmentOf(from, to);
    const bool isCastlingMeant = m_position.piece(from).kind() == kKing && alignment.length() == 2
                                 && alignment.orientation == Orientation::Row;
    if (!isCastlingMeant)
        return std::nullopt;
    if (!m_position.unmoved().contains(from))
        return refuse(
            "castling-moved",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the king has already moved"),
            {from});
    if (m_safety.checkerCount > 0 && !m_rules.hasFog())
        return refuse(
            "castling-check",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling out of check: the %1 on %2 attacks the king"),
            listed(m_safety.checkers),
            {nameOn(m_safety.checkers.first()), squareText(m_safety.checkers.first())});
    if (auto hidden = firstHiddenTowards(from, alignment.step()))
        return inTheWay(*hidden);
    if (auto refusal = badCastlingRook(from, alignment.step()))
        return refusal;
    return castlingAttack(from, to);
}

/// The first hidden square on that side. Its content is unknown, so no other reason is given for this side (X7).
std::optional<Square> RefusalBuilder::firstHiddenTowards(Square from, int step) const
{
    const int last = step > 0 ? m_rules.width() - 1 - fileOf(from) : fileOf(from);
    for (int i = 1; i <= last && !m_position.piece(from + i * step).isPresent(); ++i) {
        if (isHidden(from + i * step))
            return from + i * step;
    }
    return std::nullopt;
}

RefusalBuilder::Reason RefusalBuilder::badCastlingRook(Square king, int step) const
{
    const Square rook = castlingRook(m_position, king, king + step);
    const int distance = std::abs(rook - king);
    const bool isOnBoard = distance > 0 && rook >= 0 && rook < kSquareCount
                           && rankOf(rook) == rankOf(king) && m_rules.board().contains(rook);
    if (!isOnBoard)
        return refuse(
            "castling-rook",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: there is no rook on that side"),
            {king});
    if (m_position.piece(rook) != Piece::of(m_player, kRook))
        return refuse(
            "castling-rook",
            "X4",
            TESSERA_TEXT(
                "xxlchess",
                "No castling: the first piece on that side is not your rook but the %1 on %2"),
            {rook},
            {nameOn(rook), squareText(rook)});
    if (!m_position.unmoved().contains(rook))
        return refuse(
            "castling-moved",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the rook on %1 has already moved"),
            {rook},
            {squareText(rook)});
    if (distance < kLeastRookDistance)
        return refuse(
            "castling-near",
            "X4",
            TESSERA_TEXT("xxlchess", "No castling: the rook on %1 is too near"),
            {rook},
            {squareText(rook)});
    return std::nullopt;
}

Refusal RefusalBuilder::castlingAttack(Square from, Square to) const
{
    const Square passed = (from + to) / 2;
    if (const SquareSet through = m_position.attackers(passed, m_enemy); !through.isEmpty())
        return refuse(
            "castling-attack",
            "X4",
            TESSERA_TEXT(
                "xxlchess", "No castling: the king would pass %1, which the %2 on %3 attacks"),
            listed(through),
            {squareText(passed), nameOn(through.first()), squareText(through.first())});
    Position castled = m_position;
    castled.play(Move::of(from, to));
    const SquareSet attackers = castled.attackers(to, m_enemy);
    return refuse(
        "king-attacked",
        "X4",
        TESSERA_TEXT("xxlchess", "The king would be attacked on %1 by the %2 on %3"),
        listed(attackers),
        {squareText(to), nameOn(attackers.first()), squareText(attackers.first())});
}

// Moves that would leave the king attacked (X5).

RefusalBuilder::Reason RefusalBuilder::exposing(Square from, Square to) const
{
    if (m_rules.hasFog())
        return std::nullopt;
    if (from == m_king)
        return kingIntoAttack(to);
    for (const Pin &pin : m_safety.pins) {
        if (pin.pinned == from && !m_safety.pinLine(from, m_king).contains(to))
            return pinned(pin);
    }
    if (m_rules.hasParts() && m_safety.checkerCount == 0
        && leavesKingAttacked(m_position, m_player, from, to))
        return refuse(
            "defend-king",
            "X5",
            TESSERA_TEXT(
                "xxlchess", "You must defend your king: without the %1 on %2 it would be attacked"),
            {from, m_king},
            {nameOn(from), squareText(from)});
    const bool isRemedy = m_safety.checkerCount == 1 && m_safety.remedies.contains(to);
    if (m_safety.checkerCount == 0 || isRemedy)
        return std::nullopt;
    const std::vector<Square> checkers = listed(m_safety.checkers);
    if (checkers.size() > 1)
        return refuse(
            "defend-king",
            "X5",
            TESSERA_TEXT(
                "xxlchess",
                "You must defend your king: it is attacked twice, so the king itself must "
                "move"),
            checkers);
    return refuse(
        "defend-king",
        "X5",
        TESSERA_TEXT("xxlchess", "You must defend your king: it is attacked by the %1 on %2"),
        checkers,
        {nameOn(checkers[0]), squareText(checkers[0])});
}

Refusal RefusalBuilder::pinned(const Pin &pin) const
{
    std::vector<Square> causes{pin.pinner};
    for (const Square square : listed(squaresBetween(m_king, pin.pinner))) {
        if (square != pin.pinned)
            causes.push_back(square);
    }
    causes.push_back(m_king);
    return refuse(
        "pinned",
        "X5",
        TESSERA_TEXT(
            "xxlchess", "The %1 on %2 is pinned: without it the %3 on %4 would attack the king"),
        causes,
        {nameOn(pin.pinned), squareText(pin.pinned), nameOn(pin.pinner), squareText(pin.pinner)});
}

RefusalBuilder::Reason RefusalBuilder::kingIntoAttack(Square to) const
{
    SquareSet attackers = m_position.attackers(to, m_enemy);
    if (m_safety.shadow.contains(to))
        attackers |= m_safety.checkers;
    if (m_rules.hasParts() && attackers.isEmpty()
        && leavesKingAttacked(m_position, m_player, m_king, to))
        attackers = m_safety.checkers;
    if (attackers.isEmpty())
        return std::nullopt;
    const Square first = attackers.first();
    return refuse(
        "king-attacked",
        "X1",
        TESSERA_TEXT("xxlchess", "The king would be attacked on %1 by the %2 on %3"),
        listed(attackers),
        {squareText(to), nameOn(first), squareText(first)});
}

} // namespace

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
