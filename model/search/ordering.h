#pragma once

#include "model/core/types.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace tessera {

/// How often quiet moves have caused cut-offs, by player and move code (Schaeffer 1983). Values
/// stay within ±`kLimit`: a bonus counts less the nearer the value is to it ("gravity").
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
        std::int16_t &value = m_values[static_cast<std::size_t>(index(player))][code];
        const int change = bonus - value * std::abs(bonus) / kLimit;
        value = static_cast<std::int16_t>(std::clamp(value + change, -kLimit, kLimit));
    }
    /// What a cut-off at this depth is worth.
    [[nodiscard]] static constexpr int bonus(int depth)
    {
        return std::min(32 * depth * depth, 1600);
    }

private:
    std::array<std::array<std::int16_t, CodeCount>, kMaxPlayers> m_values{};
};

/// The quiet moves that last caused cut-offs at a ply; siblings often have the same answer
/// (Akl and Newborn 1977).
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
