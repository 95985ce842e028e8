#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tessera {

/// A lookup table of chances by odds: the exponential function is slow, and its last digit differs between machines,
/// whereas a search must be the same on all of them.
class ChanceTable
{
public:
    /// The table for odds in units of which `scale` multiply the odds by e; made once.
    template<int scale>
    [[nodiscard]] static const ChanceTable &ofScale()
    {
        static const ChanceTable table(scale);
        return table;
    }

    /// The chance between 0 and 1 that these odds mean.
    [[nodiscard]] float chance(int odds) const
    {
        return m_chances[static_cast<std::size_t>(std::clamp(odds, -kMost, kMost) + kMost)];
    }
    /// The odds of a chance, for people: nearest whole number.
    [[nodiscard]] int odds(float chance) const
    {
        return static_cast<int>(
                   std::lower_bound(m_chances.begin(), m_chances.end() - 1, chance)
                   - m_chances.begin())
               - kMost;
    }
    /// The weight of a move that stands so far behind the best one: the third power of its odds.
    [[nodiscard]] float weight(int behind) const
    {
        return m_weights[static_cast<std::size_t>(std::clamp(behind, 0, kMost))];
    }

private:
    static constexpr int kMost = 4000;

    explicit ChanceTable(int scale)
    {
        constexpr double kSharpness = 3;
        constexpr double kLeastWeight = 1e-7;
        for (int odds = -kMost; odds <= kMost; ++odds)
            m_chances[static_cast<std::size_t>(odds + kMost)] = rounded(
                1 / (1 + std::exp(-static_cast<double>(odds) / scale)));
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
