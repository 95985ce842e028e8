#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// What 1 is in the whole numbers of a net's hidden layer, and hundredths of a piece in those of its
/// output weights.
inline constexpr int kNetUnit = 256;
inline constexpr int kNetOutputUnit = 16;

/// A net with one hidden layer on whole numbers, the same on every machine: sparse inputs of 0 and 1,
/// units that are clipped to 0 … 1, and output weights by phase of the game. Small enough to be worked
/// out anew for each position. Weights come from `tessera-cli train` (see model/search/training).
template<std::size_t kInputs, std::size_t kHidden, std::size_t kBuckets>
class SmallNet
{
public:
    constexpr SmallNet(
        const std::array<std::int16_t, kInputs * kHidden> &first,
        const std::array<std::int16_t, kHidden> &firstBias,
        const std::array<std::int16_t, kBuckets * kHidden> &second,
        const std::array<std::int16_t, kBuckets> &secondBias)
        : m_first(first)
        , m_firstBias(firstBias)
        , m_second(second)
        , m_secondBias(secondBias)
    {}

    /// The hidden layer while features are added to it.
    class Sums
    {
    public:
        explicit Sums(const SmallNet &net)
            : m_net(net)
            , m_sums(net.m_firstBias)
        {}

        void add(std::size_t feature)
        {
            const std::int16_t *const row = m_net.m_first.data() + feature * kHidden;
            for (std::size_t i = 0; i < kHidden; ++i)
                m_sums[i] = static_cast<std::int16_t>(m_sums[i] + row[i]);
        }

        /// The output in hundredths of a piece.
        [[nodiscard]] int output(std::size_t bucket) const
        {
            const std::int16_t *const weights = m_net.m_second.data() + bucket * kHidden;
            std::int32_t sum = 0;
            for (std::size_t i = 0; i < kHidden; ++i) {
                const auto clipped = std::clamp<std::int16_t>(m_sums[i], 0, kNetUnit);
                sum += clipped * weights[i];
            }
            return (sum / kNetUnit + m_net.m_secondBias[bucket]) / kNetOutputUnit;
        }

    private:
        const SmallNet &m_net;
        alignas(64) std::array<std::int16_t, kHidden> m_sums;
    };

private:
    const std::array<std::int16_t, kInputs * kHidden> &m_first;
    const std::array<std::int16_t, kHidden> &m_firstBias;
    const std::array<std::int16_t, kBuckets * kHidden> &m_second;
    const std::array<std::int16_t, kBuckets> &m_secondBias;
};

} // namespace tessera
