#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>

namespace tessera {

/// A lookup table of the logistic function, from log-odds to chances. The exponential function is slow, and its last
/// digit differs between machines, whereas a search must be the same on all of them.
class ChanceTable
{
public:
    /// The table for log-odds in units of 1 / `scale`; made once.
    template<int scale>
    [[nodiscard]] static const ChanceTable &ofScale()
    {
        static const ChanceTable table(scale);
        return table;
    }

    /// The chance, between 0 and 1, of these log-odds.
    [[nodiscard]] float chance(int odds) const
    {
        const int place = std::clamp(odds, -kMost, kMost) + kMost;
        return m_chances[static_cast<std::size_t>(place)];
    }
    /// The log-odds of a chance: the least whole number that gives at least this chance.
    [[nodiscard]] int odds(float chance) const
    {
        return static_cast<int>(
                   std::lower_bound(m_chances.begin(), m_chances.end() - 1, chance)
                   - m_chances.begin())
               - kMost;
    }
    /// The unnormalised prior of a move by how far its log-odds lie behind those of the best move: the third power of
    /// the ratio of their odds (a softmax of temperature 1/3).
    [[nodiscard]] float weight(int behind) const
    {
        return m_weights[static_cast<std::size_t>(std::clamp(behind, 0, kMost))];
    }
    /// How far behind the log-odds of a move are whose unnormalised prior is `weight`, the inverse of `weight`: at most
    /// 1.
    [[nodiscard]] int behind(float weight) const
    {
        return static_cast<int>(
            std::lower_bound(m_weights.begin(), m_weights.end() - 1, weight, std::greater<>())
            - m_weights.begin());
    }

private:
    static constexpr int kMost = 4000;

    explicit ChanceTable(int scale)
    {
        constexpr double kSharpness = 3;
        constexpr double kLeastWeight = 1e-7;
        double odds = -kMost;
        for (float &chance : m_chances)
            chance = rounded(1 / (1 + std::exp(-odds++ / scale)));
        for (int behind = 0; behind <= kMost; ++behind)
            m_weights[static_cast<std::size_t>(behind)] = rounded(
                std::max(std::exp(-kSharpness * behind / scale), kLeastWeight));
    }

    static float rounded(double value)
    {
        constexpr double kUnit = 1 << 24;
        return static_cast<float>(std::max(std::round(value * kUnit), 1.0) / kUnit);
    }

    std::array<float, 2 * kMost + 1> m_chances;
    std::array<float, kMost + 1> m_weights;
};

} // namespace tessera
