#include "model/games/watchyourback/rules/position.h"

#include "model/core/randomness.h"

#include <algorithm>

namespace tessera::watchyourback {

namespace {

constexpr Player kWhite = Player::First;
constexpr Player kBlack = Player::Second;

constexpr std::uint64_t kMixStep = 0x9e3779b97f4a7c15;

/// A hash of a word: `mixedBits` without the step that it adds first.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    return mixedBits(value - kMixStep);
}

/// A hash of the pieces, the board and the phase.
std::uint64_t boardKey(const State &state)
{
    return mixed(state.pieces[kWhite] + kMixStep) ^ mixed(state.pieces[kBlack] + 2 * kMixStep) * 3
           ^ mixed(state.shrinks + (state.phase == Phase::Moving ? 16U : 0U));
}

} // namespace

Position::Position(const RuleSwitches &switches)
    : m_switches(switches)
{}

Position::Position(const State &state, const RuleSwitches &switches)
    : m_state(state)
    , m_switches(switches)
{
    m_state.winner = Player::None;
    m_state.reason = EndReason::None;
    if (m_state.phase == Phase::Moving) {
        judge(m_state.turns == 0 ? reason::kPlacingEnd : reason::kElimination);
        judgeDraws();
    }
}

bool Position::mayTakeSide() const
{
    return m_switches.pieRule && m_state.phase == Phase::Placing && m_state.turns == 1
           && !m_state.sideTaken;
}

bool Position::canMove(Player player) const
{
    const Bitboard empty = standable() & ~occupied();
    const Bitboard reach = occupied();
    Bitboard targets = 0;
    forEachDirection([&](auto shift) {
        const Bitboard step = shift(pieces(player));
        targets |= (step | shift(step & reach)) & empty;
    });
    return targets != 0;
}

std::optional<Move> Position::randomMove(std::uint64_t bits) const
{
    if (isOver())
        return std::nullopt;
    if (m_state.phase == Phase::Moving)
        return randomStepOrJump(bits);
    const Bitboard squares = placeable(toMove());
    const auto count = static_cast<std::uint32_t>(std::popcount(squares));
    const std::uint32_t chosen = chosenBelow(count + (mayTakeSide() ? 1 : 0), bits);
    return chosen < count ? Move::place(nthSquare(squares, chosen)) : Move::takeSide();
}

/// Draws from all steps and jumps: each direction has a bitboard of the targets of its steps and one of its jumps, and
/// the random number chooses a square of one of the eight.
Move Position::randomStepOrJump(std::uint64_t bits) const
{
    constexpr std::array<int, 4> kOffsets{-1, 1, -kSide, kSide};
    const Bitboard own = pieces(toMove());
    const Bitboard all = occupied();
    const Bitboard empty = standable() & ~all;
    std::array<Bitboard, 8> targets; // a direction's steps, then its jumps
    std::uint32_t count = 0;
    std::size_t next = 0;
    forEachDirection([&](auto shift) {
        const Bitboard step = shift(own);
        for (const Bitboard set : {step & empty, shift(step & all) & empty}) {
            targets[next++] = set;
            count += static_cast<std::uint32_t>(std::popcount(set));
        }
    });
    if (count == 0)
        return Move::pass();
    std::uint32_t chosen = chosenBelow(count, bits);
    std::size_t kind = 0;
    for (;; ++kind) {
        const auto size = static_cast<std::uint32_t>(std::popcount(targets[kind]));
        if (chosen < size)
            break;
        chosen -= size;
    }
    const int to = nthSquare(targets[kind], chosen);
    const int squares = kind % 2 == 0 ? 1 : 2;
    return Move::go(to - squares * kOffsets[kind / 2], to);
}

/// Ends the placing phase after the last placement (W2).
void Position::endPlacingPhase()
{
    m_state.phase = Phase::Moving;
    m_state.turns = 0;
    judge(reason::kPlacingEnd);
    judgeDraws();
}

/// Ends the game in a draw by repetition or the turn limit (W7). Must be called once for each position.
void Position::judgeDraws()
{
    if (mayRepeat()) {
        const std::uint64_t key = repetitionKey();
        m_history.push_back(key);
        constexpr std::ptrdiff_t kRepetitions = 3;
        if (!isOver() && std::count(m_history.begin(), m_history.end(), key) >= kRepetitions)
            m_state.reason = EndReason::Repetition;
    }
    if (m_switches.turnLimit > 0 && m_state.turns >= m_switches.turnLimit && !isOver())
        m_state.reason = EndReason::TurnLimit;
}

/// Two positions are the same for repetition (W7) when board, phase and player to move are.
std::uint64_t Position::repetitionKey() const
{
    return boardKey(m_state) ^ mixed(100U + (m_state.turns & 1U));
}

Outcome Position::outcome() const
{
    if (!isOver())
        return {};
    if (m_state.winner == Player::None)
        return Outcome::draw(2, m_state.reason);
    return Outcome::win(m_state.winner, m_state.reason);
}

int Position::turnsTaken() const
{
    return m_state.turns + (m_state.phase == Phase::Moving ? kPlacements : 0);
}

std::uint64_t Position::hash() const
{
    return boardKey(m_state)
           ^ mixed(
               1000U + m_state.turns + (m_state.sideTaken ? 0x10000U : 0U)
               + (m_state.lastWasForfeit && m_switches.drawWhenBothForfeit ? 0x20000U : 0U)
               + (m_switches.drawByRepetition ? 0x40000U : 0U)
               + (m_switches.drawWhenBothForfeit ? 0x80000U : 0U)
               + (m_switches.pieRule ? 0x100000U : 0U)
               + (static_cast<std::uint64_t>(m_switches.turnLimit) << 32U));
}

} // namespace tessera::watchyourback
