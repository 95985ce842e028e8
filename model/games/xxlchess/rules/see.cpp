#include "model/games/xxlchess/rules/see.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr int kRoyalValue = 20000;

/// The captures on one square: attackers, and lines from which pieces that have captured are removed.
class Exchange
{
public:
    /// Begins with the attackers of the opponent alone; `first` is the piece that captures first.
    Exchange(const Position &position, Square target, Square first)
        : m_position(position)
        , m_target(target)
        , m_attackers(position.attackers(target, opponentOf(position.toMove())))
    {
        for (const Orientation orientation : kOrientations)
            m_blockers[at(orientation)] = position.blockersOnLine(orientation, target);
        remove(first);
    }
    void addOthers(Square first)
    {
        m_attackers |= m_position.attackers(m_target, m_position.toMove());
        m_attackers.remove(first);
    }

    /// The least valuable piece of `player` that attacks the target now; `kNoSquare` without one.
    [[nodiscard]] Square leastAttacker(Player player, const PieceValues &values) const
    {
        Square best = kNoSquare;
        (m_attackers & m_position.pieces(player)).forEach([&](Square square) {
            if (best == kNoSquare || valueOn(square, values) < valueOn(best, values))
                best = square;
        });
        return best;
    }
    [[nodiscard]] bool isAttackedBy(Player player) const
    {
        return !(m_attackers & m_position.pieces(player)).isEmpty();
    }
    [[nodiscard]] int valueOn(Square square, const PieceValues &values) const
    {
        return values[static_cast<std::size_t>(m_position.piece(square).kind())];
    }

    /// Removes a piece that has captured, and adds the attacker behind it on its line to the target (X-ray).
    void remove(Square square)
    {
        m_attackers.remove(square);
        const Alignment alignment = alignmentOf(m_target, square);
        if (alignment.length() == 0)
            return;
        std::uint32_t &blockers = m_blockers[at(alignment.orientation)];
        const int place = placeOn(alignment.orientation, m_target);
        blockers &= ~(1U << (place + alignment.distance));
        const auto [below, above] = neighboursOf(blockers, place);
        const int behind = alignment.distance > 0 ? above : below;
        const bool isEdge = (m_position.rules().edges().word(alignment.orientation, m_target)
                                 >> behind
                             & 1)
                            != 0;
        if (isEdge)
            return;
        const Square source = m_target + (behind - place) * stepOf(alignment.orientation);
        const auto &movement = m_position.rules().movement(m_position.piece(source).kind());
        if (movement.slides(alignment.orientation) && std::abs(behind - place) <= movement.range)
            m_attackers.add(source);
    }

private:
    [[nodiscard]] static std::size_t at(Orientation orientation)
    {
        return static_cast<std::size_t>(orientation);
    }

    const Position &m_position;
    Square m_target;
    SquareSet m_attackers;
    std::array<std::uint32_t, kOrientations.size()> m_blockers{};
};

/// The gain of a move, and the value that stands on its target afterwards.
struct Stakes
{
    Stakes(const Position &position, Move move, const PieceValues &values)
        : standing(values[static_cast<std::size_t>(position.piece(move.from).kind())])
    {
        if (const Piece captured = position.piece(move.to); captured.isPresent())
            gained = values[static_cast<std::size_t>(captured.kind())];
        if (move.promotion != 0) {
            const int promoted = values[move.promotion];
            gained += promoted - standing;
            standing = promoted;
        }
    }

    int gained = 0;
    int standing;
};

/// The gain of the move after both sides have captured as long as it paid (swap algorithm).
int exchangeGain(Exchange &exchange, const Stakes &stakes, Player opponent, const PieceValues &values)
{
    constexpr std::size_t kMostCaptures = 64;
    std::array<int, kMostCaptures> gains{stakes.gained};
    int standing = stakes.standing;
    Player mover = opponent;
    std::size_t depth = 0;
    while (depth + 1 < kMostCaptures) {
        const Square attacker = exchange.leastAttacker(mover, values);
        if (attacker == kNoSquare)
            break;
        const int value = exchange.valueOn(attacker, values);
        exchange.remove(attacker);
        if (value >= kRoyalValue && exchange.isAttackedBy(opponentOf(mover)))
            break;
        ++depth;
        gains[depth] = standing - gains[depth - 1];
        standing = value;
        mover = opponentOf(mover);
    }
    for (; depth > 0; --depth)
        gains[depth - 1] = -std::max(-gains[depth - 1], gains[depth]);
    return gains[0];
}

} // namespace

PieceValues pieceValues(const PieceTypes &pieces)
{
    constexpr int kHundredths = 100;
    PieceValues values{};
    for (Kind kind = 0; kind < pieces.size(); ++kind)
        values[static_cast<std::size_t>(kind)] = pieces[kind].isRoyal ? kRoyalValue
                                                                      : static_cast<int>(
                                                                          pieces[kind].value
                                                                          * kHundredths / kEighths);
    return values;
}

int seeValue(const Position &position, Move move, const PieceValues &values)
{
    const Stakes stakes(position, move, values);
    const Player opponent = opponentOf(position.toMove());
    Exchange exchange(position, move.to, move.from);
    if (!exchange.isAttackedBy(opponent))
        return stakes.gained;
    exchange.addOthers(move.from);
    return exchangeGain(exchange, stakes, opponent, values);
}

bool isSeeBelow(const Position &position, Move move, const PieceValues &values, int threshold)
{
    const Stakes stakes(position, move, values);
    const Player opponent = opponentOf(position.toMove());
    // At worst the piece is lost for what it took; at best it stays.
    const int worst = stakes.gained - stakes.standing;
    if (stakes.gained < threshold || worst >= threshold)
        return stakes.gained < threshold;
    // When it is taken, at most the least valuable capturing piece is won in return.
    const auto isEnoughToTakeWith = [&](int value) { return worst + value < threshold; };
    if (isEnoughToTakeWith(values[kPawn]) && position.isAttackedByPawn(move.to, opponent))
        return true;
    Exchange exchange(position, move.to, move.from);
    const Square taker = exchange.leastAttacker(opponent, values);
    if (taker == kNoSquare)
        return false;
    if (isEnoughToTakeWith(exchange.valueOn(taker, values)))
        return true;
    exchange.addOthers(move.from);
    return exchangeGain(exchange, stakes, opponent, values) < threshold;
}

} // namespace tessera::xxlchess
