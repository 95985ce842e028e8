#pragma once

#include "model/games/xxlchess/engine/checks.h"
#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/games/xxlchess/rules/see.h"
#include "model/search/alphabeta/movepicker.h"

#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// The size of the histories, which are indexed by kind of piece and target square.
inline constexpr std::size_t kHistorySlots = std::size_t{kMostKinds} * kSquareCount;

/// The history slot of a quiet move.
[[nodiscard]] constexpr std::uint16_t historySlot(Kind kind, Square to)
{
    return static_cast<std::uint16_t>(kSquareCount * kind + to);
}

/// The move's code, 256 · from + to: promotions of one pawn share the queen's code.
[[nodiscard]] constexpr std::uint16_t moveCode(Move move)
{
    return static_cast<std::uint16_t>(kSquareCount * move.from + move.to);
}

/// Whether a pawn moves to a square from which its next step promotes it.
[[nodiscard]] inline bool nearsPromotion(const Position &position, Move move)
{
    const Player mover = position.toMove();
    return position.pawns(mover).contains(move.from)
           && position.rules().ownRank(mover, move.to) + 1
                  == position.rules().choices().promotionRank;
}

/// A move with its rank in the order of search, in 64 bits, since lists of them are sorted.
class RankedMove
{
public:
    RankedMove() = default;
    /// `isCheck` and `isUrgent` say whether a quiet move gives check, or nears a pawn's promotion.
    RankedMove(Move ranked, int rank, bool isCheck = false, bool isUrgent = false)
        : move(ranked)
        , m_bits(rank * (1 << kRankShift) + (isCheck ? kCheck : 0) + (isUrgent ? kUrgent : 0))
    {}

    [[nodiscard]] int rank() const { return m_bits >> kRankShift; }
    [[nodiscard]] bool isCheck() const { return (m_bits & kCheck) != 0; }
    [[nodiscard]] bool isUrgent() const { return (m_bits & kUrgent) != 0; }

    Move move;

private:
    static constexpr int kCheck = 1;
    static constexpr int kUrgent = 2;
    static constexpr int kRankShift = 2;

    int m_bits = 0;
};

/// The moves of all nodes on the line that is being searched, as a stack. Behind its end there is always room for all
/// moves of a position, so that they are written there without any tests.
class MoveStack
{
public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] RankedMove &operator[](std::size_t i) { return m_moves[i]; }
    [[nodiscard]] RankedMove *at(std::size_t i) { return m_moves.data() + i; }
    [[nodiscard]] RankedMove *end() { return at(m_size); }

    /// Must be called before moves of a position are put behind the end.
    void makeRoom()
    {
        if (m_moves.size() < m_size + Position::kMostMoves)
            m_moves.resize(2 * m_size + Position::kMostMoves);
    }
    /// Moves the end behind the moves that have been put there, or back.
    void endAt(const RankedMove *end) { m_size = static_cast<std::size_t>(end - m_moves.data()); }
    void shrinkTo(std::size_t size) { m_size = size; }

private:
    std::vector<RankedMove> m_moves;
    std::size_t m_size = 0;
};

/// Staged move picker: gives the legal moves of a node in stages, each generated only when it is reached:
/// 1. the transposition table's move (hash move);
/// 2. captures and promotions that do not lose material (SEE), by MVV-LVA;
/// 3. two killer moves;
/// 4. quiet moves by their histories, with a bonus for checks;
/// 5. losing captures.
/// With 100 to 150 moves in a usual position, most nodes are cut off before the quiet moves are generated.
class Picker
{
public:
    using QuietScore = QuietMoveScore<kHistorySlots>;
    using Picked = PickedMove<Move>;

    /// A picker for all moves of a node. All arguments must outlive it.
    Picker(
        MoveStack &stack,
        const PieceValues &values,
        const Position &position,
        std::uint16_t tableCode,
        const Killers &killers,
        const QuietScore &quietScore);
    /// A picker for the quiescence search: captures and promotions that do not lose material, and gain at least so
    /// much.
    Picker(MoveStack &stack, const PieceValues &values, const Position &position, int leastGain);
    ~Picker() { m_stack.shrinkTo(m_begin); }
    Picker(const Picker &) = delete;
    Picker &operator=(const Picker &) = delete;

    /// The next move, or nothing when all have been given.
    [[nodiscard]] std::optional<Picked> next();
    /// From now on skips quiet moves, except checks and pawns that near promotion.
    void skipQuiets() { m_skipsQuiets = true; }

protected:
    /// The bonus of quiet checks in their rank.
    int m_checkBonus = 8000;

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
    [[nodiscard]] CheckSquares &checkSquares();
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
    /// Null in the quiescence search.
    const QuietScore *m_quietScore = nullptr;
    KingSafety m_safety;
    /// Computed on first use.
    std::optional<CheckSquares> m_checks;
    Killers m_killers;
    int m_leastGain = 0;
    std::uint16_t m_tableCode = 0;
    Stage m_stage = Stage::Table;
    bool m_isListed = false;
    bool m_skipsQuiets = false;
    /// The moves of this node on the stack: the losing captures from `m_begin` to `m_losingEnd`, then from `m_next` on
    /// those not given yet.
    std::size_t m_begin;
    std::size_t m_losingEnd;
    std::size_t m_next;
};

} // namespace tessera::xxlchess
