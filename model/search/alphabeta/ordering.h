#pragma once

#include "model/core/types.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace tessera {

/// History gravity: adds a bonus to a history's value, which counts less the nearer the value is to the limit, so that
/// it stays within.
inline void pull(std::int16_t &value, int bonus, int limit)
{
    const int change = bonus - value * std::abs(bonus) / limit;
    value = static_cast<std::int16_t>(std::clamp(value + change, -limit, limit));
}

/// History heuristic (Schaeffer 1983): how often quiet moves have caused cut-offs, by player and move code. Values stay
/// within ±`kLimit`.
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
    [[nodiscard]] int operator()(Player player, std::uint16_t code) const
    {
        return m_values[static_cast<std::size_t>(index(player))][code];
    }
    /// Rewards (or with a negative bonus blames) a move.
    void add(Player player, std::uint16_t code, int bonus)
    {
        pull(m_values[static_cast<std::size_t>(index(player))][code], bonus, kLimit);
    }
    /// The bonus of a cut-off at this depth.
    [[nodiscard]] static constexpr int bonus(int depth)
    {
        return std::min(32 * depth * depth, 1600);
    }

private:
    std::array<std::array<std::int16_t, CodeCount>, kMaxPlayers> m_values{};
};

/// Continuation history: the same for quiet moves that follow another one, one or two plies later. Many answers are
/// good against one move of the opponent only, and plans have a second step. A table of all pairs would take tens of
/// megabytes, so the few pairs that a search meets share one as large as a cache: each former move has a row at a place
/// of its own, which may overlap with others'.
class ContinuationHistory
{
public:
    static constexpr int kLimit = 8192;

    /// Takes no memory where it is not used.
    explicit ContinuationHistory(bool isUsed = true)
        : m_values(isUsed ? kSize : 0)
    {}

    [[nodiscard]] bool isUsed() const { return !m_values.empty(); }

    /// The row of a former move's slot; 0 where there is none.
    [[nodiscard]] static std::size_t row(std::uint16_t former)
    {
        constexpr std::uint32_t kSpread = 0x9e3779b1;
        return (former * kSpread) >> (32 - kBits);
    }
    [[nodiscard]] int operator()(std::size_t row, std::uint16_t slot) const
    {
        return m_values[(row + slot) % kSize];
    }
    void add(std::size_t row, std::uint16_t slot, int bonus)
    {
        if (isUsed())
            pull(m_values[(row + slot) % kSize], bonus, kLimit);
    }

private:
    static constexpr int kBits = 19;
    static constexpr std::size_t kSize = std::size_t(1) << kBits;

    std::vector<std::int16_t> m_values;
};

/// The histories' ratings of the quiet moves of one position.
template<std::size_t Slots>
class QuietMoveScore
{
public:
    /// The sum of three histories.
    static constexpr int kLimit = MoveHistory<Slots>::kLimit + 2 * ContinuationHistory::kLimit;

    QuietMoveScore(
        const MoveHistory<Slots> &history,
        Player player,
        const ContinuationHistory &continuations,
        const std::array<std::size_t, 2> &rows)
        : m_history(&history)
        , m_player(player)
        , m_continuations(continuations.isUsed() ? &continuations : nullptr)
        , m_rows(rows)
    {}

    [[nodiscard]] int operator()(std::uint16_t slot) const
    {
        const int alone = (*m_history)(m_player, slot);
        if (m_continuations == nullptr)
            return alone;
        return alone + (*m_continuations)(m_rows[0], slot) + (*m_continuations)(m_rows[1], slot);
    }

private:
    const MoveHistory<Slots> *m_history;
    Player m_player;
    const ContinuationHistory *m_continuations;
    std::array<std::size_t, 2> m_rows;
};

/// Killer heuristic (Akl and Newborn 1977): the quiet moves that last caused cut-offs at a ply, since siblings often
/// have the same answer.
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
