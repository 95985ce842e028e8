#include "model/games/xxlchess/engine/picker.h"

#include "model/games/xxlchess/engine/quietlister.h"
#include "model/games/xxlchess/rules/legality.h"
#include "model/games/xxlchess/rules/movegen.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace {

/// A list for `MoveLister` that puts moves on the stack with the ranks that a function gives.
template<typename Rank>
class RankedList
{
public:
    RankedList(MoveStack &stack, Rank rank)
        : m_stack(stack)
        , m_rank(rank)
    {}
    void add(Move move)
    {
        RankedMove *const end = m_stack.end();
        *end = m_rank(move);
        m_stack.endAt(end + 1);
    }

private:
    MoveStack &m_stack;
    Rank m_rank;
};

} // namespace

Picker::Picker(
    MoveStack &stack,
    const PieceValues &values,
    const Position &position,
    std::uint16_t tableCode,
    const Killers &killers,
    const QuietScore &quietScore)
    : m_stack(stack)
    , m_values(values)
    , m_position(position)
    , m_quietScore(&quietScore)
    , m_safety(position, position.toMove())
    , m_killers(killers)
    , m_tableCode(tableCode)
    , m_begin(stack.size())
    , m_losingEnd(m_begin)
    , m_next(m_begin)
{}

Picker::Picker(MoveStack &stack, const PieceValues &values, const Position &position, int leastGain)
    : m_stack(stack)
    , m_values(values)
    , m_position(position)
    , m_safety(position, position.toMove())
    , m_leastGain(leastGain)
    , m_stage(Stage::Tactical)
    , m_begin(stack.size())
    , m_losingEnd(m_begin)
    , m_next(m_begin)
{}

std::optional<Picker::Picked> Picker::next()
{
    while (m_stage != Stage::End) {
        std::optional<Picked> found;
        switch (m_stage) {
        case Stage::Table:
            m_stage = Stage::Tactical;
            found = tableMove();
            break;
        case Stage::Tactical:
            found = tactical();
            if (!found)
                m_stage = m_quietScore == nullptr ? Stage::End : Stage::FirstKiller;
            break;
        case Stage::FirstKiller:
            m_stage = Stage::SecondKiller;
            found = killer(m_killers.first);
            break;
        case Stage::SecondKiller:
            m_stage = Stage::Quiet;
            m_isListed = false;
            found = killer(m_killers.second);
            break;
        case Stage::Quiet:
            found = quiet();
            if (!found)
                m_stage = Stage::Losing;
            break;
        case Stage::Losing:
            found = losing();
            if (!found)
                m_stage = Stage::End;
            break;
        case Stage::End:
            break;
        }
        if (found)
            return found;
    }
    return std::nullopt;
}

Picker::Picked Picker::picked(Move move, int gain)
{
    return picked(move, gain, m_quietScore != nullptr && checkSquares().givesCheck(move));
}

Picker::Picked Picker::picked(Move move, int gain, bool isCheck) const
{
    return {
        .move = move,
        .code = moveCode(move),
        .gain = gain,
        .slot = historySlot(m_position.piece(move.from).kind(), move.to),
        .isCheck = isCheck};
}

CheckSquares &Picker::checkSquares()
{
    if (!m_checks)
        m_checks.emplace(m_position);
    return *m_checks;
}

/// The material gain of a move by capture and promotion.
int Picker::materialOf(Move move) const
{
    int material = m_position.piece(move.to).isPresent() ? valueOn(move.to) : 0;
    if (move.promotion != 0)
        material += m_values[move.promotion] - m_values[kPawn];
    return material;
}

std::optional<Picker::Picked> Picker::tableMove()
{
    if (m_tableCode == 0)
        return std::nullopt;
    Move move = Move::of(m_tableCode / kSquareCount, m_tableCode % kSquareCount);
    const Player mover = m_position.toMove();
    if (m_position.pawns(mover).contains(move.from)
        && m_position.rules().promotionZone(mover).contains(move.to))
        move.promotion = kQueen;
    if (!isLegalMove(m_position, m_safety, move)) {
        m_tableCode = 0;
        return std::nullopt;
    }
    return picked(move, materialOf(move));
}

/// MVV-LVA: the most valuable victim first, by the least valuable attacker. Captures that lose material by static
/// exchange evaluation are put aside.
std::optional<Picker::Picked> Picker::tactical()
{
    if (!m_isListed)
        listTactical();
    while (m_next < m_stack.size()) {
        const RankedMove best = takeBest();
        const Move move = best.move;
        if (moveCode(move) == m_tableCode && (move.promotion == 0 || move.promotion == kQueen))
            continue;
        const int gain = std::max(materialOf(move), 1);
        if (gain < m_leastGain)
            continue;
        if (isSeeBelow(m_position, move, m_values, 0)) {
            m_stack[m_losingEnd++].move = move;
            continue;
        }
        return picked(move, gain);
    }
    return std::nullopt;
}

void Picker::listTactical()
{
    m_isListed = true;
    m_stack.makeRoom();
    constexpr int kVictimFactor = 16;
    RankedList ranked(m_stack, [this](Move move) {
        return RankedMove(move, kVictimFactor * materialOf(move) - valueOn(move.from));
    });
    MoveLister lister(ranked);
    MoveGenerator<MovePart::Tactical, decltype(lister)>(m_position, m_safety, lister).run();
}

std::optional<Picker::Picked> Picker::killer(std::uint16_t code)
{
    if (code == 0 || code == m_tableCode)
        return std::nullopt;
    const Move move = Move::of(code / kSquareCount, code % kSquareCount);
    if (!isQuiet(move) || !isLegalMove(m_position, m_safety, move))
        return std::nullopt;
    return picked(move, 0);
}

std::optional<Picker::Picked> Picker::quiet()
{
    if (!m_isListed)
        listQuiet();
    while (m_next < m_stack.size()) {
        const RankedMove &ranked = m_stack[m_next++];
        if (m_skipsQuiets && !ranked.isCheck() && !ranked.isUrgent())
            continue;
        const std::uint16_t code = moveCode(ranked.move);
        if (code != m_tableCode && code != m_killers.first && code != m_killers.second)
            return picked(ranked.move, 0, ranked.isCheck());
    }
    return std::nullopt;
}

/// Lists the quiet moves. Those with a positive rank are sorted; the order of the others hardly matters, and to sort a
/// hundred of them costs more than it brings.
void Picker::listQuiet()
{
    m_isListed = true;
    m_stack.shrinkTo(m_losingEnd);
    m_stack.makeRoom();
    m_next = m_losingEnd;
    QuietLister lister(m_stack, m_position, *m_quietScore, checkSquares(), m_checkBonus);
    MoveGenerator<MovePart::Quiet, QuietLister>(m_position, m_safety, lister).run();
    RankedMove *const begin = m_stack.at(m_next);
    RankedMove *const good = std::partition(begin, m_stack.end(), [](const RankedMove &move) {
        return move.rank() > 0;
    });
    std::sort(begin, good, [](const RankedMove &left, const RankedMove &right) {
        return left.rank() > right.rank();
    });
}

std::optional<Picker::Picked> Picker::losing()
{
    if (m_begin == m_losingEnd)
        return std::nullopt;
    // The losing captures lie in the order in which they were put aside; m_next is the number already given.
    if (m_next >= m_losingEnd)
        m_next = m_begin;
    const Move move = m_stack[m_next++].move;
    const Picked result = picked(move, seeValue(m_position, move, m_values));
    if (m_next == m_losingEnd)
        m_losingEnd = m_begin;
    return result;
}

/// Takes the move with the highest rank among those not given yet; the first of them fills its place.
RankedMove Picker::takeBest()
{
    std::size_t best = m_next;
    for (std::size_t i = m_next + 1; i < m_stack.size(); ++i) {
        if (m_stack[i].rank() > m_stack[best].rank())
            best = i;
    }
    const RankedMove move = m_stack[best];
    m_stack[best] = m_stack[m_next];
    ++m_next;
    return move;
}

} // namespace tessera::xxlchess
