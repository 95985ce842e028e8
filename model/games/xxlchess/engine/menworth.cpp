#include "model/games/xxlchess/engine/menworth.h"

namespace tessera::xxlchess {

MenWorth::MenWorth(const EvaluationTables &tables, const Position &position)
{
    for (const Player player : {Player::First, Player::Second}) {
        position.men(player).forEach([&](Square square) {
            change(tables, position.rules(), position.man(square), square, 1);
        });
    }
}

MenWorth MenWorth::after(const EvaluationTables &tables, const Position &position, Move move) const
{
    MenWorth next = *this;
    const Ruleset &rules = position.rules();
    const Man moved = position.man(move.from);
    next.change(tables, rules, moved, move.from, -1);
    if (const Man captured = position.man(move.to); captured.isPresent())
        next.change(tables, rules, captured, move.to, -1);
    const Man arriving = move.promotion != 0 ? Man::of(moved.owner(), move.promotion) : moved;
    next.change(tables, rules, arriving, move.to, 1);
    if (isCastling(position, move)) {
        const Square rook = castlingRook(position, move.from, move.to);
        next.change(tables, rules, position.man(rook), rook, -1);
        next.change(tables, rules, position.man(rook), (move.from + move.to) / 2, 1);
    }
    return next;
}

void MenWorth::change(
    const EvaluationTables &tables, const Ruleset &rules, Man man, Square square, int sign)
{
    const Kind kind = man.kind();
    if (kind == kPawn)
        return;
    const auto side = static_cast<std::size_t>(man.owner());
    const int row = Terms::onSquare(kind, rules.seen(man.owner(), square));
    onSquares[side].add(tables.values[static_cast<std::size_t>(row)], sign);
    officers[side] += sign * tables.kinds[static_cast<std::size_t>(kind)].worth;
}

} // namespace tessera::xxlchess
