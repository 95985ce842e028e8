#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera::training {

/// How large a net is: `inputs` features, most of them absent in any one position, lead into `hidden` units, whose
/// outputs are combined by one of `buckets` sets of weights, chosen by the phase of the game. Without hidden units the
/// net is a weighted sum of the features, one set for all phases.
struct NetworkShape
{
    int inputs = 0;
    int hidden = 0;
    int buckets = 1;

    friend bool operator==(const NetworkShape &, const NetworkShape &) = default;
};

/// A feature of a position and how often (or how strongly) it occurs.
struct Feature
{
    std::uint16_t index = 0;
    std::int16_t value = 1;

    friend bool operator==(const Feature &, const Feature &) = default;
};

/// The weights of a small net during training. Its output is in natural logarithms of odds.
class Network
{
public:
    /// The parts in which `weights` lie one behind the other.
    enum class Part : std::uint8_t { First, FirstBias, Second, SecondBias };

    /// All weights are zero but those of the first layer, which are random (He et al. 2015): a new net's output is
    /// zero, and every unit can learn something different.
    Network(const NetworkShape &shape, std::uint64_t seed);

    [[nodiscard]] const NetworkShape &shape() const { return m_shape; }
    [[nodiscard]] std::span<float> weights() { return m_weights; }
    [[nodiscard]] std::span<const float> weights() const { return m_weights; }
    [[nodiscard]] std::span<const float> part(Part part) const;

    /// The output for a position; `sums` (one for each hidden unit) receives the hidden layer before it is clipped to 0
    /// … 1.
    [[nodiscard]] float output(
        std::span<const Feature> features, int bucket, std::span<float> sums) const;
    /// Back-propagation: adds to `gradient` the derivative for every weight, given `slope` (of the loss by the output);
    /// `sums` is what `output` left for the same position.
    void addGradient(
        std::span<const Feature> features,
        int bucket,
        std::span<const float> sums,
        float slope,
        std::span<float> gradient) const;

private:
    [[nodiscard]] std::size_t begin(Part part) const;

    NetworkShape m_shape;
    std::vector<float> m_weights;
};

} // namespace tessera::training
