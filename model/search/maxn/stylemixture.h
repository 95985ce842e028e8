#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

namespace tessera {

/// What an opponent's moves tell of how they are chosen, an opponent model: the probabilities that a simple style of
/// play, such as always going ahead, chooses them, and not a search; by Bayes' rule from move to move. A game knows some
/// styles (see `HasStyles`).
class StyleMixture
{
public:
    static constexpr std::size_t kMostStyles = 2;
    using Shares = std::array<float, kMostStyles>;

    /// Adds a move that was made with these probabilities by one who searches, and by a player of each style.
    void add(float searched, const Shares &byStyle)
    {
        float sum = weighed(1 - total(), searched);
        for (std::size_t i = 0; i < kMostStyles; ++i)
            sum += m_shares[i] = weighed(m_shares[i], byStyle[i]);
        for (float &share : m_shares)
            share = std::max(share / sum, kLeast);
    }

    /// The probability of each style.
    [[nodiscard]] const Shares &shares() const { return m_shares; }
    /// The probability of all styles; 0 as long as a search is more probable.
    [[nodiscard]] float told() const { return total() < 0.5F ? 0 : total(); }

private:
    /// No style is ever ruled out, for players may change theirs.
    static constexpr float kLeast = 0.01F;
    static constexpr float kAtFirst = 0.05F;

    [[nodiscard]] float total() const
    {
        return std::min(std::accumulate(m_shares.begin(), m_shares.end(), 0.0F), 1 - kLeast);
    }
    /// Any player makes a move that is not theirs now and then.
    [[nodiscard]] static float weighed(float share, float probability)
    {
        constexpr float kSlip = 0.003F;
        return share * (probability + kSlip);
    }

    Shares m_shares{kAtFirst, kAtFirst};
};

} // namespace tessera
