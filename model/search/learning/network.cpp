#include "model/search/learning/network.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera::training {

namespace {

/// The sum of the products in several partial sums, for which compilers make vector instructions.
float dotProduct(std::span<const float> one, std::span<const float> other)
{
    constexpr std::size_t kLanes = 16;
    std::array<float, kLanes> sums{};
    const std::size_t whole = one.size() / kLanes * kLanes;
    for (std::size_t at = 0; at < whole; at += kLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    }
    for (std::size_t at = whole; at < one.size(); ++at)
        sums[at - whole] += one[at] * other[at];
    return std::accumulate(sums.begin(), sums.end(), 0.0F);
}

} // namespace

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

float Network::output(std::span<const Feature> features, int bucket, std::span<float> units) const
{
    if (m_shape.hidden > 0) {
        activate(features, units);
        return output(bucket, units);
    }
    float out = m_weights[offset(Part::SecondBias) + static_cast<std::size_t>(bucket)];
    for (const Feature feature : features)
        out += m_weights[feature.index] * static_cast<float>(feature.value);
    return out;
}

void Network::activate(std::span<const Feature> features, std::span<float> units) const
{
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    std::copy_n(part(Part::FirstBias).begin(), hidden, units.begin());
    for (const Feature feature : features) {
        const float *const row = m_weights.data() + feature.index * hidden;
        const auto value = static_cast<float>(feature.value);
        for (std::size_t i = 0; i < hidden; ++i)
            units[i] += row[i] * value;
    }
    for (std::size_t i = 0; i < hidden; ++i)
        units[i] = std::clamp(units[i], 0.0F, 1.0F);
}

float Network::output(int bucket, std::span<const float> units) const
{
    const auto row = static_cast<std::size_t>(bucket);
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    return part(Part::SecondBias)[row]
           + dotProduct(part(Part::Second).subspan(row * hidden, hidden), units);
}

void Network::addGradient(
    std::span<const Feature> features,
    std::span<const float> units,
    std::span<const OutputGradient> outputs,
    std::span<float> gradient) const
{
    const auto hidden = static_cast<std::size_t>(m_shape.hidden);
    const std::size_t second = offset(Part::Second);
    const std::size_t secondBias = offset(Part::SecondBias);
    std::array<float, NetworkShape::kMostHidden> back{};
    for (const OutputGradient output : outputs) {
        const auto bucket = static_cast<std::size_t>(output.bucket);
        gradient[secondBias + bucket] += output.value;
        const std::size_t row = second + bucket * hidden;
        for (std::size_t i = 0; i < hidden; ++i) {
            gradient[row + i] += output.value * units[i];
            back[i] += output.value * m_weights[row + i];
        }
        if (hidden == 0) {
            for (const Feature feature : features)
                gradient[feature.index] += output.value * static_cast<float>(feature.value);
        }
    }
    const std::size_t bias = offset(Part::FirstBias);
    for (std::size_t i = 0; i < hidden; ++i) {
        const bool isClipped = units[i] <= 0 || units[i] >= 1;
        back[i] = isClipped ? 0.0F : back[i];
        gradient[bias + i] += back[i];
    }
    for (const Feature feature : features) {
        float *const row = gradient.data() + feature.index * hidden;
        const auto value = static_cast<float>(feature.value);
        for (std::size_t i = 0; i < hidden; ++i)
            row[i] += back[i] * value;
    }
}

} // namespace tessera::training
