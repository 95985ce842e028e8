#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera::training {

/// The shape of a net with one hidden layer: `inputs` sparse features, `hidden` units with clipped ReLU, and an output
/// layer of `buckets` sets of weights, one for each phase of the game, or, in a policy, for each feature of a move.
/// Without hidden units the net is linear, with one set of weights for all phases and a bias for each.
struct NetworkShape
{
    static constexpr std::size_t kMostHidden = 256;

    int inputs = 0;
    int hidden = 0; ///< at most `kMostHidden`
    int buckets = 1;

    friend bool operator==(const NetworkShape &, const NetworkShape &) = default;
};

/// An active feature of a position, and its value.
struct Feature
{
    std::uint16_t index = 0;
    std::int16_t value = 1;

    friend bool operator==(const Feature &, const Feature &) = default;
};

/// The derivative of the loss by the output of a bucket.
struct OutputGradient
{
    int bucket = 0;
    float value = 0;
};

/// A small net during training, with weights in floating point. Its output is in natural log-odds.
class Network
{
public:
    /// The parts of `weights`, which lie one behind the other: the first layer by input and unit, the second by bucket
    /// and unit.
    enum class Part : std::uint8_t { First, FirstBias, Second, SecondBias };

    /// A new net. The weights of the first layer are random (He et al. 2015), so that the units can learn different
    /// things, and its biases are 0.5; all others are zero, and so is the output.
    Network(const NetworkShape &shape, std::uint64_t seed);

    [[nodiscard]] const NetworkShape &shape() const { return m_shape; }
    [[nodiscard]] std::span<float> weights() { return m_weights; }
    [[nodiscard]] std::span<const float> weights() const { return m_weights; }
    [[nodiscard]] std::span<const float> part(Part part) const;

    /// Forward pass: the output for a position. `units`, one for each hidden unit, receives the activations.
    [[nodiscard]] float output(
        std::span<const Feature> features, int bucket, std::span<float> units) const;
    /// The first half of the forward pass: the activations of the hidden units for a position, 0 … 1.
    void activate(std::span<const Feature> features, std::span<float> units) const;
    /// The second half, for nets with hidden units.
    [[nodiscard]] float output(int bucket, std::span<const float> units) const;
    /// Backpropagation: adds the gradient of the loss to `gradient`, given its derivatives by the outputs of a
    /// position. `units` are the activations of the same position.
    void addGradient(
        std::span<const Feature> features,
        std::span<const float> units,
        std::span<const OutputGradient> outputs,
        std::span<float> gradient) const;

private:
    [[nodiscard]] std::size_t offset(Part part) const;

    NetworkShape m_shape;
    std::vector<float> m_weights;
};

} // namespace tessera::training
