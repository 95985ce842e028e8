#include "model/games/xxlchess/rules/parts.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

/// The squares of a path before `to`; empty when it does not lead there.
std::optional<SquareSet> wayTo(const Ruleset &rules, const Path &path, Square from, Square to)
{
    SquareSet way;
    bool isThere = false;
    rules.forEachOn(path, from, [&](Square square) {
        isThere = square == to;
        if (!isThere)
            way.add(square);
        return !isThere;
    });
    return isThere ? std::optional(way) : std::nullopt;
}

bool slidesTo(const Ruleset::Movement &movement, Square from, Square to, const SquareSet &occupied)
{
    const Alignment alignment = alignmentOf(from, to);
    return alignment.length() > 0 && alignment.length() <= movement.range
           && movement.slides(alignment.orientation)
           && !squaresBetween(from, to).intersects(occupied);
}

/// Whether the piece on `from` attacks `to` with pieces on `occupied`.
bool attacksWith(const Position &position, Square from, Square to, const SquareSet &occupied)
{
    const Ruleset &rules = position.rules();
    const Piece piece = position.piece(from);
    if (piece.kind() == kPawn)
        return to - from - rules.forward(piece.owner()) == (fileOf(to) > fileOf(from) ? 1 : -1)
               && std::abs(fileOf(to) - fileOf(from)) == 1;
    return rules.leaps(piece.kind(), from).contains(to)
           || slidesTo(rules.movement(piece.kind()), from, to, occupied)
           || capturesByPart(position, from, to, occupied);
}

} // namespace

bool capturesByPart(const Position &position, Square from, Square to, const SquareSet &occupied)
{
    const Ruleset &rules = position.rules();
    const Piece piece = position.piece(from);
    const auto &paths = rules.paths(piece.owner(), piece.kind());
    return std::any_of(paths.begin(), paths.end(), [&](const Path &path) {
        if (!path.captures)
            return false;
        const auto way = wayTo(rules, path, from, to);
        return way && !way->intersects(occupied);
    });
}

void addPartCaptures(const Position &position, Square from, SquareSet &targets)
{
    const Piece piece = position.piece(from);
    for (const Path &path : position.rules().paths(piece.owner(), piece.kind())) {
        if (!path.captures)
            continue;
        position.rules().forEachOn(path, from, [&](Square square) {
            targets.add(square);
            return !position.piece(square).isPresent();
        });
    }
}

void addPartMoves(const Position &position, Square from, SquareSet &targets)
{
    const Piece piece = position.piece(from);
    for (const Path &path : position.rules().paths(piece.owner(), piece.kind())) {
        if (!path.moves)
            continue;
        position.rules().forEachOn(path, from, [&](Square square) {
            if (position.piece(square).isPresent())
                return false;
            targets.add(square);
            return true;
        });
    }
}

bool leavesKingAttacked(const Position &position, Player player, Square from, Square to)
{
    const Square king = from == position.king(player) ? to : position.king(player);
    if (king == kNoSquare)
        return false;
    SquareSet occupied = position.pieces(Player::First) | position.pieces(Player::Second);
    occupied.remove(from);
    occupied.add(to);
    bool isAttacked = false;
    position.pieces(opponentOf(player)).without(SquareSet::of(to)).forEach([&](Square enemy) {
        isAttacked = isAttacked || attacksWith(position, enemy, king, occupied);
    });
    return isAttacked;
}

SquareSet shieldsFromParts(const Position &position, Player player)
{
    SquareSet shields;
    const Ruleset &rules = position.rules();
    const Square king = position.king(player);
    if (!rules.hasParts() || king == kNoSquare)
        return shields;
    const Player enemy = opponentOf(player);
    const SquareSet all = position.pieces(player) | position.pieces(enemy);
    (position.pieces(enemy) & rules.partSources(enemy, king)).forEach([&](Square source) {
        for (const Path &path : rules.paths(enemy, position.piece(source).kind())) {
            const auto way = path.captures ? wayTo(rules, path, source, king) : std::nullopt;
            if (way && (*way & all).count() == 1)
                shields |= *way & position.pieces(player);
        }
    });
    return shields;
}

} // namespace tessera::xxlchess
