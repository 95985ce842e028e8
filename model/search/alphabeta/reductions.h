#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

/// Late move reductions (LMR): a table of the plies by which late moves are searched less deeply, 0.3 + ln(depth) ·
/// ln(number) / divisor, rounded down. `number` counts the moves of a node from 1.
class Reductions
{
public:
    explicit Reductions(double divisor)
    {
        for (std::size_t depth = 1; depth < kSize; ++depth) {
            for (std::size_t number = 1; number < kSize; ++number) {
                const double value = 0.3
                                     + std::log(static_cast<double>(depth))
                                           * std::log(static_cast<double>(number)) / divisor;
                m_plies[depth][number] = static_cast<int>(value);
            }
        }
    }

    [[nodiscard]] int operator()(int depth, int number) const
    {
        constexpr int kMost = kSize - 1;
        return m_plies[static_cast<std::size_t>(std::clamp(depth, 0, kMost))]
                      [static_cast<std::size_t>(std::clamp(number, 0, kMost))];
    }

private:
    static constexpr std::size_t kSize = 64;
    std::array<std::array<int, kSize>, kSize> m_plies{};
};

} // namespace tessera
