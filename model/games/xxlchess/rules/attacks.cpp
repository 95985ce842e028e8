#include "model/games/xxlchess/rules/parts.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/games/xxlchess/rules/rays.h"

#include <algorithm>
#include <bit>

namespace tessera::xxlchess {

namespace {

/// Calls `visit` with the squares from which pawns of `by` capture on `square`, two or fewer.
template<typename Visit>
void forEachPawnSource(const Ruleset &rules, Square square, Player by, Visit visit)
{
    const Square behind = square - rules.forward(by);
    if (behind < 0 || behind >= kSquareCount)
        return;
    if (fileOf(behind) > 0)
        visit(behind - 1);
    if (fileOf(behind) < kMostSide - 1)
        visit(behind + 1);
}

void toggle(SquareSet &set, Square square)
{
    if (set.contains(square))
        set.remove(square);
    else
        set.add(square);
}

/// Calls `visit` with the squares of `square`'s row whose places are in `places`.
template<typename Visit>
void forEachOfRow(Square square, std::uint32_t places, Visit visit)
{
    const int place = placeOn(Orientation::Row, square);
    for (; places != 0; places &= places - 1)
        visit(square + (std::countr_zero(places) - place) * stepOf(Orientation::Row));
}

/// Calls `visit` with the squares of `by`'s pieces that attack `square`, but not along a line, until it returns true;
/// returns whether it did.
template<typename Visit>
bool anyAttackerOffLines(
    const Position &position, Square square, Player by, std::uint32_t rowChange, Visit visit)
{
    const Ruleset &rules = position.rules();
    bool isDone = false;
    forEachPawnSource(rules, square, by, [&](Square source) {
        if (!isDone && position.pawns(by).contains(source))
            isDone = visit(source);
    });
    if (isDone)
        return true;

    const SquareSet leapers = position.pieces(by) & rules.anyLeaps(square);
    if (!leapers.isEmpty()) {
        leapers.forEach([&](Square source) {
            if (!isDone && rules.leaps(position.piece(source).kind(), square).contains(source))
                isDone = visit(source);
        });
        if (isDone)
            return true;
    }

    if (rules.hasParts()) {
        SquareSet occupied = position.pieces(Player::First) | position.pieces(Player::Second);
        forEachOfRow(square, rowChange, [&](Square changed) { toggle(occupied, changed); });
        (position.pieces(by) & rules.partSources(by, square)).forEach([&](Square source) {
            if (!isDone && capturesByPart(position, source, square, occupied))
                isDone = visit(source);
        });
    }
    return isDone;
}

/// The same for all pieces.
template<typename Visit>
bool anyAttacker(
    const Position &position, Square square, Player by, std::uint32_t rowChange, Visit visit)
{
    const Ruleset &rules = position.rules();
    bool isDone = anyAttackerOffLines(position, square, by, rowChange, visit);
    forEachOrientation([&](auto orientation) {
        if (isDone)
            return;
        std::uint32_t blockers = position.blockersOnLine(orientation, square);
        if (orientation == Orientation::Row)
            blockers ^= rowChange;
        const int place = placeOn(orientation, square);
        std::uint32_t nearest = nearestOf(blockers, place)
                                & position.piecesOnLine(by, orientation, square);
        for (; nearest != 0 && !isDone; nearest &= nearest - 1) {
            const int other = std::countr_zero(nearest);
            const Square source = square + (other - place) * stepOf(orientation);
            const auto &movement = rules.movement(position.piece(source).kind());
            if (movement.slides(orientation)
                && std::max(other, place) - std::min(other, place) <= movement.range)
                isDone = visit(source);
        }
    });
    return isDone;
}

} // namespace

bool Position::isAttacked(Square square, Player by, std::uint32_t rowChange) const
{
    return anyAttacker(*this, square, by, rowChange, [](Square) { return true; });
}

bool Position::isAttackedByPawn(Square square, Player by) const
{
    bool isAttacked = false;
    forEachPawnSource(*m_rules, square, by, [&](Square source) {
        isAttacked = isAttacked || pawns(by).contains(source);
    });
    return isAttacked;
}

SquareSet Position::attackers(Square square, Player by) const
{
    SquareSet found;
    anyAttacker(*this, square, by, 0, [&found](Square source) {
        found.add(source);
        return false;
    });
    return found;
}

SquareSet Position::attackersOffLines(Square square, Player by) const
{
    SquareSet found;
    anyAttackerOffLines(*this, square, by, 0, [&found](Square source) {
        found.add(source);
        return false;
    });
    return found;
}

bool Position::attacks(Square from, Square to) const
{
    const Kind kind = piece(from).kind();
    if (m_rules->leaps(kind, from).contains(to))
        return true;
    if (m_rules->movement(kind).hasParts && capturesByPart(*this, from, to, m_sets[0] | m_sets[1]))
        return true;
    const Alignment alignment = alignmentOf(from, to);
    const auto &movement = m_rules->movement(kind);
    if (alignment.length() == 0 || alignment.length() > movement.range
        || !movement.slides(alignment.orientation))
        return false;
    const int place = placeOn(alignment.orientation, from);
    const auto [below, above] = neighboursOf(blockersOnLine(alignment.orientation, from), place);
    const int target = place + alignment.distance;
    return target >= below && target <= above;
}

SquareSet Position::attacksFrom(Square square) const
{
    SquareSet targets = plainAttacksFrom(square);
    if (m_rules->movement(piece(square).kind()).hasParts)
        addPartCaptures(*this, square, targets);
    return targets;
}

SquareSet Position::plainAttacksFrom(Square square) const
{
    const Piece attacker = piece(square);
    if (attacker.kind() == kPawn) {
        SquareSet targets;
        forEachPawnSource(*m_rules, square, opponentOf(attacker.owner()), [&targets](Square target) {
            targets.add(target);
        });
        return targets & m_rules->board();
    }
    SquareSet targets = m_rules->leaps(attacker.kind(), square);
    const auto &movement = m_rules->movement(attacker.kind());
    if (movement.range >= kMostSide)
        return (targets | Rays::from(*this, square, movement)) & m_rules->board();
    for (const Orientation orientation : kOrientations) {
        if (!movement.slides(orientation))
            continue;
        const int place = placeOn(orientation, square);
        const auto [below, above] = neighboursOf(blockersOnLine(orientation, square), place);
        const std::uint32_t edges = m_rules->edges().word(orientation, square);
        const int lowest
            = std::max(below + static_cast<int>(edges >> below & 1), place - movement.range);
        const int highest
            = std::min(above - static_cast<int>(edges >> above & 1), place + movement.range);
        for (int other = lowest; other <= highest; ++other) {
            if (other != place)
                targets.add(square + (other - place) * stepOf(orientation));
        }
    }
    return targets;
}

SquareSet Position::movesFrom(Square square) const
{
    const Piece moved = piece(square);
    const SquareSet occupied = m_sets[0] | m_sets[1];
    SquareSet targets = attacksFrom(square).without(pieces(moved.owner()));
    if (!m_rules->movement(moved.kind()).hasParts)
        return targets;
    // A part may capture where it cannot move, and move where it cannot capture.
    targets = (targets & occupied) | (plainAttacksFrom(square).without(occupied));
    addPartMoves(*this, square, targets);
    return targets;
}

} // namespace tessera::xxlchess
