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

/// The squares of each compact set, in which their bits are moved together: rows 2 to 5 of the board have
/// two, four, four and two squares.
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

/// A position that is still undecided, and the place of its first successor in the list of all.
struct Open
{
    std::uint32_t index;
    std::uint32_t first;
    std::uint32_t last;
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

std::size_t Tablebase::indexOf(Bitboard mover, Bitboard other)
{
    return rowsInBase3(mover) + std::size_t(2) * rowsInBase3(other);
}

/// Retrograde analysis: lists each position's successors, then finds in round n the positions that are decided in n
/// turns. A position is won by a turn to one that is lost in n − 1, and lost when all turns lead to positions that are
/// won by then.
Tablebase::Tablebase()
    : m_turns(kPositions, kOver)
{
    // Successors by their index; those where the game ends are the indices beyond.
    constexpr std::uint32_t kWonAtOnce = kPositions;
    constexpr std::uint32_t kLostAtOnce = kPositions + 1;
    constexpr std::uint32_t kDrawnAtOnce = kPositions + 2;
    std::vector<std::uint32_t> successors;
    std::vector<Open> open;
    const std::size_t sets = kInBase3.size();
    for (std::size_t own = 0; own < sets; ++own) {
        for (std::size_t theirs = sets - 1 - own;; theirs = (theirs - 1) & (sets - 1 - own)) {
            if (std::popcount(own) >= kFewestPieces && std::popcount(theirs) >= kFewestPieces) {
                Position position = positionOf(kSpread[own], kSpread[theirs]);
                Open entry{};
                entry.index = kInBase3[own] + 2 * kInBase3[theirs];
                entry.first = static_cast<std::uint32_t>(successors.size());
                Position::MoveList moves;
                position.legalMoves(moves);
                for (const Move move : moves) {
                    const auto before = position.play(move);
                    if (!position.isOver()) {
                        successors.push_back(static_cast<std::uint32_t>(
                            indexOf(position.pieces(Player::Second), position.pieces(Player::First))));
                    } else {
                        const Player winner = position.outcome().winner();
                        successors.push_back(
                            winner == Player::First    ? kWonAtOnce
                            : winner == Player::Second ? kLostAtOnce
                                                       : kDrawnAtOnce);
                    }
                    position.undo(move, before);
                }
                entry.last = static_cast<std::uint32_t>(successors.size());
                open.push_back(entry);
                m_turns[entry.index] = 0;
            }
            if (theirs == 0)
                break;
        }
    }
    // The values are those for the player who would be to move.
    m_turns.insert(m_turns.end(), {std::int8_t(-1), std::int8_t(1), std::int8_t(0)});
    // Ended games count as decided before the first round; their place distinguishes them.
    const auto judged = [&](Open &entry, int round) {
        for (std::uint32_t i = entry.first; i < entry.last;) {
            const std::uint32_t next = successors[i];
            const int turns = m_turns[next];
            const int age = next >= kPositions ? 0 : std::abs(turns);
            const bool isDecided = turns != 0 && age < round;
            if (isDecided && turns < 0)
                return round;
            // A turn that lets the other player win is never looked at again.
            if (isDecided)
                successors[i] = successors[--entry.last];
            else
                ++i;
        }
        return entry.first == entry.last ? -round : 0;
    };
    int lastRound = 0;
    for (int round = 1; !open.empty() && round <= lastRound + 2; ++round) {
        std::vector<Open> left;
        left.reserve(open.size());
        for (Open &entry : open) {
            const int turns = judged(entry, round);
            m_turns[entry.index] = static_cast<std::int8_t>(turns);
            if (turns == 0)
                left.push_back(entry);
            else
                lastRound = round;
        }
        open = std::move(left);
    }
    m_turns.resize(kPositions);
}

std::optional<Tablebase::Verdict> Tablebase::verdict(const Position &position) const
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
    return Verdict{turns};
}

Tablebase::EndTableCounts Tablebase::counts() const
{
    EndTableCounts counts;
    for (const std::int8_t turns : m_turns) {
        if (turns == kOver)
            continue;
        (turns > 0 ? counts.wins : turns < 0 ? counts.losses : counts.draws) += 2;
        counts.longestWin = std::max(counts.longestWin, std::abs(turns));
    }
    return counts;
}

} // namespace tessera::watchyourback
