#pragma once

#include "tests/support/tictactoe.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

/// A game for three: they fill the nine cells in turn, and whoever completes a line, of whatever stones, wins.
namespace tessera::linegame {

using Move = tictactoe::Move;

/// With `isLong`, lines do not count, and the last cell tells who has won.
template<bool isLong>
class PositionOf : public tictactoe::Position
{
public:
    Undo play(Move move)
    {
        const Player mover = toMove();
        const bool completesLine = completes(move);
        m_stones |= 1U << move.cell;
        if (isLong && turnsTaken() == tictactoe::kCells)
            m_winner = playerAt(move.cell % 3);
        else if (!isLong && completesLine)
            m_winner = mover;
        return {};
    }
    void undo(Move move, const Undo &)
    {
        m_stones &= ~(1U << move.cell);
        m_winner = Player::None;
    }
    [[nodiscard]] int turnsTaken() const { return std::popcount(m_stones); }
    [[nodiscard]] Player toMove() const { return playerAt(turnsTaken() % 3); }
    [[nodiscard]] bool isOver() const { return m_winner != Player::None; }
    [[nodiscard]] Outcome outcome() const
    {
        return isOver() ? Outcome::win(m_winner, EndReason::NoMove) : Outcome{};
    }
    [[nodiscard]] std::uint64_t hash() const { return m_stones; }
    void legalMoves(MoveList &list) const
    {
        for (std::uint8_t cell = 0; cell < tictactoe::kCells && !isOver(); ++cell) {
            if ((m_stones >> cell & 1) == 0)
                list.add(Move{cell});
        }
    }

private:
    [[nodiscard]] bool completes(Move move) const
    {
        constexpr std::array<unsigned, 8> kLines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
        const unsigned then = m_stones | 1U << move.cell;
        return std::any_of(kLines.begin(), kLines.end(), [&](unsigned line) {
            return (then & line) == line && (m_stones & line) != line;
        });
    }

    unsigned m_stones = 0;
    Player m_winner = Player::None;
};

template<bool isLong>
struct RulesOf : tictactoe::Rules
{
    using Position = PositionOf<isLong>;

    static const GameInfo &info()
    {
        static const GameInfo info{
            "line", "line", "A line for three", "Complete a line.", {"X", "O", "Z"}, {"stone"}, {}};
        return info;
    }
    static Position start(const Options &) { return {}; }
    static Result<Position> parsePosition(std::string_view, const Options &) { return Position(); }
};

using Rules = RulesOf<false>;
using LongRules = RulesOf<true>;
using Position = Rules::Position;

} // namespace tessera::linegame
