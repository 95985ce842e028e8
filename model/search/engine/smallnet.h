#pragma once

#include "model/search/engine/weightsfile.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace tessera {

/// Quantisation: the integer that stands for 1 in the hidden layer, and the one that stands for a hundredth of a piece
/// in the output weights.
inline constexpr int kNetUnit = 256;
inline constexpr int kNetOutputUnit = 16;

/// A quantised net with one hidden layer, the same on every machine: sparse inputs of 0 and 1, units with clipped ReLU,
/// and an output bucket for each phase of the game. `tessera-tools train` makes the weights.
///
///     inputs 0 / 1  →  accumulator: kHidden sums  →  clipped ReLU  →  weighted sum of the bucket  →  centipawns
///                      int16, 256 = 1                0 … 256          int32, 256 · 16 = 1
template<std::size_t kInputs, std::size_t kHidden, std::size_t kBuckets>
class SmallNet
{
    static constexpr std::size_t kLanes = 16;
    static constexpr std::size_t kVectors = kHidden / kLanes;
    static_assert(kHidden % kLanes == 0, "the hidden layer fills whole vectors");

    /// A vector type of g++ and clang, which exists for every machine.
    using Vector [[gnu::vector_size(kLanes * sizeof(std::int16_t))]] = std::int16_t;

public:
    /// The weights of the first layer by input and unit, and of the second by bucket and unit.
    struct Weights
    {
        /// Those that are embedded in the program (see `embeddedWeights`).
        [[nodiscard]] static Weights embedded(std::string_view game, std::string_view net)
        {
            Weights weights;
            fillWithWeights(
                game, net, weights.first, weights.firstBias, weights.second, weights.secondBias);
            return weights;
        }

        alignas(64) std::array<std::int16_t, kInputs * kHidden> first{};
        alignas(64) std::array<std::int16_t, kHidden> firstBias{};
        alignas(64) std::array<std::int16_t, kBuckets * kHidden> second{};
        std::array<std::int16_t, kBuckets> secondBias{};
    };

    /// The weights must outlive the net.
    constexpr explicit SmallNet(const Weights &weights)
        : m_weights(weights)
    {}

    /// The accumulator: the hidden layer before clipping, in vector registers, while features are added and removed.
    class Accumulator
    {
    public:
        explicit Accumulator(const SmallNet &net)
            : m_net(net)
        {
            for (std::size_t i = 0; i < kVectors; ++i)
                m_sums[i] = vectorAt(net.m_weights.firstBias.data() + i * kLanes);
        }

        /// Goes on from an accumulator that was stored.
        Accumulator(const SmallNet &net, const std::array<std::int16_t, kHidden> &stored)
            : m_net(net)
        {
            for (std::size_t i = 0; i < kVectors; ++i)
                m_sums[i] = vectorAt(stored.data() + i * kLanes);
        }
        void store(std::array<std::int16_t, kHidden> &to) const
        {
            std::memcpy(to.data(), m_sums.data(), sizeof to);
        }

        void add(std::size_t feature)
        {
            const std::int16_t *row = m_net.m_weights.first.data() + feature * kHidden;
            for (std::size_t i = 0; i < kVectors; ++i)
                m_sums[i] += vectorAt(row + i * kLanes);
        }

        /// Removes a feature that was added.
        void remove(std::size_t feature)
        {
            const std::int16_t *row = m_net.m_weights.first.data() + feature * kHidden;
            for (std::size_t i = 0; i < kVectors; ++i)
                m_sums[i] -= vectorAt(row + i * kLanes);
        }

        /// The output in hundredths of a piece. Compilers make the plain loop one multiply-add of pairs for each vector.
        [[nodiscard]] int output(std::size_t bucket) const
        {
            std::array<std::int16_t, kHidden> sums;
            store(sums);
            std::int32_t sum = 0;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                sum += std::clamp<std::int16_t>(sums[unit], 0, kNetUnit)
                       * m_net.m_weights.second[bucket * kHidden + unit];
            return (sum / kNetUnit + m_net.m_weights.secondBias[bucket]) / kNetOutputUnit;
        }

    private:
        const SmallNet &m_net;
        std::array<Vector, kVectors> m_sums;
    };

private:
    static Vector vectorAt(const std::int16_t *numbers)
    {
        Vector vector;
        std::memcpy(&vector, numbers, sizeof vector);
        return vector;
    }

    const Weights &m_weights;
};

} // namespace tessera
