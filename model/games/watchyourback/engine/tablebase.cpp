#include "model/games/watchyourback/engine/tablebase.h"

#include <bit>
#include <cstdlib>
#include <limits>
#include <new>
#include <thread>

namespace tessera::watchyourback {

namespace {

constexpr int kShrinks = 2;
constexpr Bitboard kSquares = boardAfter(kShrinks) & ~cornersAfter(kShrinks);
constexpr int kSquareCount = std::popcount(kSquares);
constexpr std::size_t kPositions = 531'441; // 3^12
constexpr std::int8_t kOver = std::numeric_limits<std::int8_t>::min();

/// The 12 squares of the board, numbered from 0 as the bits of a compact set:
///
///        x 2  3  4  5
///     y 2  X  0  1  X
///       3  2  3  4  5
///       4  6  7  8  9
///       5  X 10 11  X
///
/// The board's squares by compact set.
constexpr auto kSpread = [] {
    std::array<Bitboard, std::size_t(1) << kSquareCount> sets{};
    std::size_t end = 1;
    for (Bitboard rest = kSquares; rest != 0; rest &= rest - 1, end *= 2) {
        for (std::size_t set = 0; set < end; ++set)
            sets[end + set] = sets[set] | (rest & -rest);
    }
    return sets;
}();

/// The binary digits of each compact set, read in base 3.
constexpr auto kInBase3 = [] {
    std::array<std::uint32_t, std::size_t(1) << kSquareCount> values{};
    for (std::size_t set = 1; set < values.size(); ++set)
        values[set] = 3 * values[set >> 1] + static_cast<std::uint32_t>(set & 1);
    return values;
}();

/// The remaining squares of a row are in columns 2 to 5.
std::uint32_t rowsInBase3(Bitboard pieces)
{
    const auto two = [pieces](int row) { return (pieces >> (8 * row + 3)) & 3; };
    const auto four = [pieces](int row) { return (pieces >> (8 * row + 2)) & 15; };
    return kInBase3[two(2) | four(3) << 2 | four(4) << 6 | two(5) << 10];
}

Position positionOf(Bitboard mover, Bitboard other)
{
    State state;
    state.pieces[Player::First] = mover;
    state.pieces[Player::Second] = other;
    state.turns = static_cast<std::uint16_t>(kShrinkTurns.back());
    state.phase = Phase::Moving;
    state.shrinks = kShrinks;
    return {state, RuleSwitches{}};
}

/// The index of a position: the set of the mover's pieces in base 3, and twice the opponent's.
std::size_t indexOf(Bitboard mover, Bitboard other)
{
    return rowsInBase3(mover) + std::size_t(2) * rowsInBase3(other);
}

// The indices of finished games lie beyond those of positions.
constexpr std::uint32_t kWonAtOnce = kPositions;
constexpr std::uint32_t kLostAtOnce = kPositions + 1;
constexpr std::uint32_t kDrawnAtOnce = kPositions + 2;

/// The index of the position after a move, with White to move before it.
std::uint32_t successorOf(Position &position, Move move)
{
    const auto before = position.play(move);
    std::uint32_t successor = kDrawnAtOnce;
    if (!position.isOver())
        successor = static_cast<std::uint32_t>(
            indexOf(position.pieces(Player::Second), position.pieces(Player::First)));
    else if (const Player winner = position.outcome().winner(); winner != Player::None)
        successor = winner == Player::First ? kWonAtOnce : kLostAtOnce;
    position.undo(move, before);
    return successor;
}

/// A position that is still undecided, and the range of its successors in the list of all.
struct UndecidedPosition
{
    std::uint32_t index;
    std::uint32_t first;
    std::uint32_t last;
};

/// All positions that are not over, with their successors.
struct SuccessorGraph
{
    std::vector<std::uint32_t> successors;
    std::vector<UndecidedPosition> positions;

    SuccessorGraph()
    {
        const std::size_t sets = kInBase3.size();
        for (std::size_t own = 0; own < sets; ++own) {
            const std::size_t others = sets - 1 - own;
            for (std::size_t theirs = others;; theirs = (theirs - 1) & others) {
                if (std::popcount(own) >= kFewestPieces && std::popcount(theirs) >= kFewestPieces)
                    add(own, theirs);
                if (theirs == 0)
                    break;
            }
        }
    }

private:
    /// Adds the position of two compact sets, of which the first is to move.
    void add(std::size_t own, std::size_t theirs)
    {
        Position position = positionOf(kSpread[own], kSpread[theirs]);
        UndecidedPosition added{};
        added.index = kInBase3[own] + 2 * kInBase3[theirs];
        added.first = static_cast<std::uint32_t>(successors.size());
        Position::MoveList moves;
        position.legalMoves(moves);
        for (const Move move : moves)
            successors.push_back(successorOf(position, move));
        added.last = static_cast<std::uint32_t>(successors.size());
        positions.push_back(added);
    }
};

} // namespace

const Tablebase &Tablebase::instance()
{
    static const Tablebase table;
    return table;
}

void Tablebase::prepare()
{
    static const std::jthread worker([] {
        try {
            (void) instance();
        } catch (const std::bad_alloc &) {
            // The first look-up tries again, and can report the failure.
        }
    });
}

/// Retrograde analysis: lists each position's successors, then finds in round n the positions that are decided in n
/// turns. A position is won by a turn to one that is lost in n − 1, and lost when all turns lead to positions that are
/// won by then.
Tablebase::Tablebase()
    : m_turns(kPositions, kOver)
{
    SuccessorGraph graph;
    for (const UndecidedPosition &position : graph.positions)
        m_turns[position.index] = 0;
    // Finished games have entries meanwhile, for the player who would be to move.
    m_turns.insert(m_turns.end(), {std::int8_t(-1), std::int8_t(1), std::int8_t(0)});
    // The position's turns as in `Entry`, where it is decided in this round.
    const auto decided = [&](UndecidedPosition &position, int round) {
        for (std::uint32_t i = position.first; i < position.last;) {
            const std::uint32_t next = graph.successors[i];
            const int turns = m_turns[next];
            // Finished games were decided before the first round.
            const int age = next >= kPositions ? 0 : std::abs(turns);
            const bool isDecided = turns != 0 && age < round;
            if (isDecided && turns < 0)
                return round;
            // A turn to a position that is won for the other player is dropped for good.
            if (isDecided)
                graph.successors[i] = graph.successors[--position.last];
            else
                ++i;
        }
        return position.first == position.last ? -round : 0;
    };
    int lastRound = 0;
    for (int round = 1; !graph.positions.empty() && round <= lastRound + 2; ++round) {
        std::vector<UndecidedPosition> undecided;
        undecided.reserve(graph.positions.size());
        for (UndecidedPosition &position : graph.positions) {
            const int turns = decided(position, round);
            m_turns[position.index] = static_cast<std::int8_t>(turns);
            if (turns == 0)
                undecided.push_back(position);
            else
                lastRound = round;
        }
        graph.positions = std::move(undecided);
    }
    m_turns.resize(kPositions);
}

std::optional<Tablebase::Entry> Tablebase::probe(const Position &position) const
{
    const State &state = position.state();
    if (state.shrinks < kShrinks || position.isOver())
        return std::nullopt;
    const Player mover = position.toMove();
    const int turns = m_turns[indexOf(position.pieces(mover), position.pieces(nextPlayer(mover, 2)))];
    if (turns == kOver)
        return std::nullopt;
    const int limit = position.switches().turnLimit;
    if (limit > 0 && state.turns + std::abs(turns) > limit)
        return std::nullopt;
    return Entry{turns};
}

Tablebase::Counts Tablebase::counts() const
{
    Counts counts;
    for (const std::int8_t turns : m_turns) {
        if (turns == kOver)
            continue;
        (turns > 0 ? counts.wins : turns < 0 ? counts.losses : counts.draws) += 2;
        counts.longestWin = std::max(counts.longestWin, std::abs(turns));
    }
    return counts;
}

} // namespace tessera::watchyourback
