#pragma once

#include "model/core/types.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace tessera {

/// History gravity: adds a bonus to a history's value. The nearer the value is to ±`limit`, the less the bonus counts,
/// so the value stays within.
inline void applyGravity(std::int16_t &value, int bonus, int limit)
{
    const int change = bonus - value * std::abs(bonus) / limit;
    value = static_cast<std::int16_t>(std::clamp(value + change, -limit, limit));
}

/// History heuristic (Schaeffer 1983), also called butterfly history: how often quiet moves have caused cut-offs, by
/// player and history slot (the move's code unless the game gives another number). Values stay within ±`kLimit`.
template<std::size_t CodeCount>
class MoveHistory
{
public:
    static constexpr int kLimit = 8192;

    void clear()
    {
        for (auto &row : m_values)
            row.fill(0);
    }
    /// The values of a player's moves.
    [[nodiscard]] const std::int16_t *of(Player player) const
    {
        return m_values[static_cast<std::size_t>(index(player))].data();
    }
    [[nodiscard]] int operator()(Player player, std::uint16_t code) const
    {
        return of(player)[code];
    }
    /// Adds a bonus (or a negative malus) to a move.
    void add(Player player, std::uint16_t code, int bonus)
    {
        applyGravity(m_values[static_cast<std::size_t>(index(player))][code], bonus, kLimit);
    }
    /// The bonus of a cut-off at this depth.
    [[nodiscard]] static constexpr int bonus(int depth)
    {
        return std::min(32 * depth * depth, 1600);
    }

private:
    std::array<std::array<std::int16_t, CodeCount>, kMaxPlayers> m_values{};
};

/// Continuation history: the history of quiet moves by the move that they follow, one ply (counter-move history) or two
/// plies (follow-up history) before. Many answers are good against one move of the opponent only, and plans have a
/// second step. A table of all pairs would take tens of megabytes, so the few pairs that a search meets share a table
/// as small as a cache. The row of each former move begins at a hashed place, and rows overlap:
///
///     values   [ . . . . . . . . . . . . . . . . ]    2^19 of 16 bits, cyclic
///     row(a)       [slot 0, slot 1, …]
///     row(b)             [slot 0, slot 1, …]
class ContinuationHistory
{
public:
    static constexpr int kLimit = 8192;

    /// An unused history takes no memory.
    explicit ContinuationHistory(bool isUsed = true)
        : m_values(isUsed ? kSize : 0)
    {}

    [[nodiscard]] bool isUsed() const { return !m_values.empty(); }
    /// The values of all rows; null in an unused history.
    [[nodiscard]] const std::int16_t *values() const
    {
        return isUsed() ? m_values.data() : nullptr;
    }
    /// The place of a value among them.
    [[nodiscard]] static std::size_t place(std::size_t row, std::uint16_t slot)
    {
        return (row + slot) % kSize;
    }

    /// The place where the row of a former move begins, by the move's history slot; slot 0 stands for no move.
    [[nodiscard]] static std::size_t row(std::uint16_t former)
    {
        // Fibonacci hashing: 2^32 divided by the golden ratio.
        constexpr std::uint32_t kMultiplier = 0x9e3779b1;
        return (former * kMultiplier) >> (32 - kBits);
    }
    [[nodiscard]] int operator()(std::size_t row, std::uint16_t slot) const
    {
        return m_values[place(row, slot)];
    }
    void add(std::size_t row, std::uint16_t slot, int bonus)
    {
        if (isUsed())
            applyGravity(m_values[place(row, slot)], bonus, kLimit);
    }

private:
    static constexpr int kBits = 19;
    static constexpr std::size_t kSize = std::size_t(1) << kBits;

    std::vector<std::int16_t> m_values;
};

/// The score of the quiet moves of one position for move ordering: the sum of history and continuation histories, which
/// must outlive it. In loops, a copy is faster than a reference, since it stays in registers.
template<std::size_t Slots>
class QuietMoveScore
{
public:
    /// The greatest score, of three histories.
    static constexpr int kLimit = MoveHistory<Slots>::kLimit + 2 * ContinuationHistory::kLimit;

    QuietMoveScore(
        const MoveHistory<Slots> &history,
        Player player,
        const ContinuationHistory &continuations,
        const std::array<std::size_t, 2> &rows)
        : m_history(history.of(player))
        , m_continuations(continuations.values())
        , m_rows(rows)
    {}

    [[nodiscard]] int operator()(std::uint16_t slot) const
    {
        const int alone = m_history[slot];
        if (m_continuations == nullptr)
            return alone;
        return alone + m_continuations[ContinuationHistory::place(m_rows[0], slot)]
               + m_continuations[ContinuationHistory::place(m_rows[1], slot)];
    }

private:
    const std::int16_t *m_history;
    /// Null where there are none.
    const std::int16_t *m_continuations;
    std::array<std::size_t, 2> m_rows;
};

/// Killer heuristic (Akl and Newborn 1977): the codes of the two quiet moves that last caused cut-offs at a ply, since
/// sibling nodes often have the same refutation; 0 for none.
struct Killers
{
    std::uint16_t first = 0;
    std::uint16_t second = 0;

    void add(std::uint16_t code)
    {
        if (code == first)
            return;
        second = first;
        first = code;
    }
};

} // namespace tessera
