#pragma once

#include "model/games/xxlchess/engine/checks.h"
#include "model/games/xxlchess/engine/exchange.h"
#include "model/games/xxlchess/engine/kingsafety.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/search/alphabeta/movepicker.h"

#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// History of quiet moves by piece and target square.
inline constexpr std::size_t kHistorySlots = std::size_t{kMostKinds} * kSquareCount;

[[nodiscard]] constexpr std::uint16_t historySlot(Kind kind, Square to)
{
    return static_cast<std::uint16_t>(kSquareCount * kind + to);
}

/// 256 · from + to: promotions of one pawn share the queen's code.
[[nodiscard]] constexpr std::uint16_t moveCode(Move move)
{
    return static_cast<std::uint16_t>(kSquareCount * move.from + move.to);
}

/// Whether a pawn goes to where it can be promoted with its next step.
[[nodiscard]] inline bool nearsPromotion(const Position &position, Move move)
{
    const Player mover = position.toMove();
    return position.pawns(mover).contains(move.from)
           && position.rules().ownRank(mover, move.to) + 1
                  == position.rules().choices().promotionRank;
}

/// A move and how early it is to be tried.
struct RankedMove
{
    Move move;
    /// Of quiet moves.
    bool isCheck = false;
    int rank = 0;
};

/// Room for the moves of all nodes of the line that is being searched: a stack, because the inner
/// nodes are done before the outer ones.
using MoveStack = std::vector<RankedMove>;

/// Gives the legal moves of a node in stages, each generated only when it is reached: the move of
/// the table, captures and promotions that do not lose material, killers, quiet moves by their
/// history, captures that lose. With 100 to 150 moves in a usual position most nodes are cut off
/// before the quiet ones are ever listed.
class Picker
{
public:
    using Rating = QuietMoveScore<kHistorySlots>;
    using Picked = PickedMove<Move>;

    /// For all moves of a node.
    Picker(
        MoveStack &stack,
        const PieceValues &values,
        const Position &position,
        std::uint16_t tableCode,
        const Killers &killers,
        const Rating &rating);
    /// For captures and promotions that do not lose material, and take at least so much.
    Picker(MoveStack &stack, const PieceValues &values, const Position &position, int leastGain);
    ~Picker() { m_stack.resize(m_begin); }
    Picker(const Picker &) = delete;
    Picker &operator=(const Picker &) = delete;

    [[nodiscard]] std::optional<Picked> next();
    /// Leaves out quiet moves from now on but checks and pawns that near promotion.
    void leaveOutCalm() { m_leavesOutCalm = true; }

protected:
    /// What is added to the rating of quiet checks.
    int m_checkRating = 8000;

private:
    enum class Stage : std::uint8_t {
        Table,
        Tactical,
        FirstKiller,
        SecondKiller,
        Quiet,
        Losing,
        End
    };

    [[nodiscard]] std::optional<Picked> tableMove();
    [[nodiscard]] std::optional<Picked> tactical();
    [[nodiscard]] std::optional<Picked> killer(std::uint16_t code);
    [[nodiscard]] std::optional<Picked> quiet();
    [[nodiscard]] std::optional<Picked> losing();
    void listTactical();
    void listQuiet();
    [[nodiscard]] RankedMove takeBest();
    [[nodiscard]] Picked picked(Move move, int gain);
    [[nodiscard]] Picked picked(Move move, int gain, bool isCheck) const;
    [[nodiscard]] bool givesCheck(Move move);
    [[nodiscard]] int materialOf(Move move) const;
    [[nodiscard]] bool isQuiet(Move move) const
    {
        return move.promotion == 0 && !m_position.piece(move.to).isPresent();
    }
    [[nodiscard]] int valueOn(Square square) const
    {
        return m_values[static_cast<std::size_t>(m_position.piece(square).kind())];
    }

    MoveStack &m_stack;
    const PieceValues &m_values;
    const Position &m_position;
    /// Nothing where only noisy moves are given.
    const Rating *m_rating = nullptr;
    KingSafety m_safety;
    /// Found when the first move is asked for.
    std::optional<CheckSquares> m_checks;
    Killers m_killers;
    int m_leastGain = 0;
    std::uint16_t m_tableCode = 0;
    Stage m_stage = Stage::Table;
    bool m_isListed = false;
    bool m_leavesOutCalm = false;
    /// The moves of this node on the stack: those that lose, then those not given yet.
    std::size_t m_begin;
    std::size_t m_losingEnd;
    std::size_t m_next;
};

} // namespace tessera::xxlchess
