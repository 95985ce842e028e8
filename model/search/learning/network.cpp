#include "model/search/learning/network.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>

namespace tessera::training {

std::size_t Network::offset(Part part) const
{
    const auto inputs = static_cast<std::size_t>(m_shape.inputs);
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    const auto buckets = static_cast<std::size_t>(m_shape.buckets);
    const std::size_t width = std::max<std::size_t>(hidden, 1);
    const std::array<std::size_t, 4> sizes{inputs * width, hidden, buckets * hidden, buckets};
    std::size_t at = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(part); ++i)
        at += sizes[i];
    return at;
}

Network::Network(const NetworkShape &shape, std::uint64_t seed)
    : m_shape(shape)
    , m_weights(offset(Part::SecondBias) + static_cast<std::size_t>(shape.buckets))
{
    if (m_shape.hidden == 0)
        return;
    // About twenty features are active in a position.
    constexpr float kUsualActive = 20;
    constexpr int kUnit = 10000;
    const float deviation = std::sqrt(2.0F / kUsualActive) / 2;
    for (std::size_t i = 0; i < offset(Part::FirstBias); ++i) {
        const int drawn = gaussian(kUnit, mixedBits(seed ^ mixedBits(i)));
        m_weights[i] = deviation * static_cast<float>(drawn) / kUnit;
    }
    for (std::size_t i = offset(Part::FirstBias); i < offset(Part::Second); ++i)
        m_weights[i] = 0.5F;
}

std::span<const float> Network::part(Part part) const
{
    const std::size_t from = offset(part);
    const std::size_t to = part == Part::SecondBias
                               ? m_weights.size()
                               : offset(static_cast<Part>(static_cast<int>(part) + 1));
    return weights().subspan(from, to - from);
}

float Network::output(std::span<const Feature> features, int bucket, std::span<float> sums) const
{
    const float *const first = m_weights.data();
    float out = m_weights[offset(Part::SecondBias) + static_cast<std::size_t>(bucket)];
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    if (hidden == 0) {
        for (const Feature feature : features)
            out += first[feature.index] * static_cast<float>(feature.value);
        return out;
    }
    std::copy_n(first + offset(Part::FirstBias), hidden, sums.begin());
    for (const Feature feature : features) {
        const float *const row = first + feature.index * hidden;
        const auto value = static_cast<float>(feature.value);
        for (std::size_t i = 0; i < hidden; ++i)
            sums[i] += row[i] * value;
    }
    const float *const second = first + offset(Part::Second)
                                + static_cast<std::size_t>(bucket) * hidden;
    for (std::size_t i = 0; i < hidden; ++i)
        out += second[i] * std::clamp(sums[i], 0.0F, 1.0F);
    return out;
}

void Network::addGradient(
    std::span<const Feature> features,
    int bucket,
    std::span<const float> sums,
    float outputGradient,
    std::span<float> gradient) const
{
    gradient[offset(Part::SecondBias) + static_cast<std::size_t>(bucket)] += outputGradient;
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    if (hidden == 0) {
        for (const Feature feature : features)
            gradient[feature.index] += outputGradient * static_cast<float>(feature.value);
        return;
    }
    const std::size_t second = offset(Part::Second) + static_cast<std::size_t>(bucket) * hidden;
    std::array<float, 256> back;
    for (std::size_t i = 0; i < hidden; ++i) {
        const float clipped = std::clamp(sums[i], 0.0F, 1.0F);
        gradient[second + i] += outputGradient * clipped;
        back[i] = clipped == sums[i] ? outputGradient * m_weights[second + i] : 0.0F;
    }
    const std::size_t bias = offset(Part::FirstBias);
    for (std::size_t i = 0; i < hidden; ++i)
        gradient[bias + i] += back[i];
    for (const Feature feature : features) {
        float *const row = gradient.data() + feature.index * hidden;
        const auto value = static_cast<float>(feature.value);
        for (std::size_t i = 0; i < hidden; ++i)
            row[i] += back[i] * value;
    }
}

} // namespace tessera::training
