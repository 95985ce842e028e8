#include "model/games/tetress/rules/position.h"

#include "model/core/randomness.h"

#include <cassert>

namespace tessera::tetress {

namespace {

/// The step between the keys of the six words of tokens and of the number of actions.
constexpr std::uint64_t kKeyStep = 0x9e3779b97f4a7c15;

/// A hash of a word: `mixedBits` without the step that it adds first.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    return mixedBits(value - kKeyStep);
}

} // namespace

Position::Position(const Board &red, const Board &blue, int actions)
    : m_tokens{red, blue}
    , m_actions(actions)
{
    assert((red & blue).isEmpty());
    assert(actions >= 0 && actions <= kTurnLimit);
}

void Position::legalMoves(MoveList &list) const
{
    if (isAtTurnLimit())
        return;
    PlacementSets sets;
    kernel().find(support(toMove()), occupied(), sets);
    for (std::size_t tetromino = 0; tetromino < sets.size(); ++tetromino) {
        const int first = static_cast<int>(tetromino) * kCellCount;
        for (std::size_t word = 0; word < Board::kUsedWords; ++word) {
            for (std::uint64_t rest = sets[tetromino].words[word]; rest != 0; rest &= rest - 1)
                list.add(Move::fromNumber(first + index(cellOfBit(word, std::countr_zero(rest)))));
        }
    }
}

std::size_t Position::countLegalMoves() const
{
    return isAtTurnLimit() ? 0 : static_cast<std::size_t>(placementsOf(toMove()));
}

std::optional<Move> Position::randomMove(std::uint64_t random) const
{
    if (isAtTurnLimit())
        return std::nullopt;
    return kernel().pick(support(toMove()), occupied(), random);
}

bool Position::isLegal(Move move) const
{
    const Board &cells = move.cells();
    return !isAtTurnLimit() && (cells & occupied()).isEmpty()
           && !(cells & adjacentTo(support(toMove()))).isEmpty();
}

// Boards are changed by their operators, not copied: compilers copy them in halves, and a load of a whole board has to
// wait until both halves have left the store buffer. That took two fifths of the time of perft.
Position::Undo Position::play(Move move)
{
    Undo undone;
    Board &own = m_tokens[slot(toMove())];
    own = own | move.cells();
    const Board lines = cellsOfFullLines(occupied());
    if (!lines.isEmpty()) {
        undone.cleared = {m_tokens[0] & lines, m_tokens[1] & lines};
        for (Board &tokens : m_tokens)
            tokens = tokens - lines;
    }
    ++m_actions;
    return undone;
}

void Position::undo(Move move, const Undo &undone)
{
    --m_actions;
    if (undone.cleared) {
        for (std::size_t i = 0; i < m_tokens.size(); ++i)
            m_tokens[i] = m_tokens[i] | (*undone.cleared)[i];
    }
    Board &own = m_tokens[slot(toMove())];
    own = own - move.cells();
}

Outcome Position::outcome() const
{
    if (isAtTurnLimit()) {
        const int lead = tokens(kRed).count() - tokens(kBlue).count();
        if (lead == 0)
            return Outcome::draw(2, EndReason::TurnLimit);
        return Outcome::win(lead > 0 ? kRed : kBlue, EndReason::TurnLimit);
    }
    if (placementsOf(toMove()) == 0)
        return Outcome::win(opponent(toMove()), EndReason::NoMove);
    return {};
}

std::uint64_t Position::hash() const
{
    std::uint64_t key = kKeyStep;
    std::uint64_t hash = mixed(key + static_cast<std::uint64_t>(m_actions));
    for (const Board &tokens : m_tokens) {
        for (std::size_t i = 0; i < Board::kUsedWords; ++i) {
            key += kKeyStep;
            hash ^= mixed(tokens.words[i] + key);
        }
    }
    return hash;
}

const Board &Position::support(Player player) const
{
    static constexpr Board kFull = Board::full();
    return isFirstActionOf(player) ? kFull : tokens(player);
}

int Position::placementsOf(Player player) const
{
    return kernel().count(support(player), occupied());
}

std::array<int, 2> Position::placementsOfBoth() const
{
    return kernel().countBoth(support(kRed), support(kBlue), occupied());
}

} // namespace tessera::tetress
