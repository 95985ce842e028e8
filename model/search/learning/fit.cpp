#include "model/search/learning/fit.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera::training {

namespace {

/// Forward and backward pass of one sample: the net's outputs, the loss, and its gradient.
class LossFunction
{
public:
    explicit LossFunction(const Network &network)
        : m_network(network)
    {
        for (auto &sums : m_sums)
            sums.resize(static_cast<std::size_t>(network.shape().hidden));
    }

    /// The loss: cross entropy of all players together (softmax), or the mean over the players, each against the rest.
    double forward(const TrainingSet &all, const TrainingSet::TrainingSample &sample)
    {
        std::array<float, 4> outputs{};
        for (std::uint32_t i = 0; i < sample.viewCount; ++i) {
            m_views[i] = all.view(sample.firstView + i);
            outputs[i] = m_views[i].base
                         + m_network.output(m_views[i].features, m_views[i].bucket, m_sums[i]);
        }
        return sample.isOneVersusRest ? binaryCrossEntropy(sample, outputs)
                                      : softmaxCrossEntropy(sample, outputs);
    }

    /// Adds the gradient of the loss that `forward` has computed.
    void addGradient(const TrainingSet::TrainingSample &sample, std::span<float> gradient) const
    {
        for (std::size_t i = 0; i < sample.viewCount; ++i)
            m_network.addGradient(
                m_views[i].features, m_views[i].bucket, m_sums[i], m_outputGradients[i], gradient);
    }

private:
    double binaryCrossEntropy(
        const TrainingSet::TrainingSample &sample, std::span<const float> outputs)
    {
        double loss = 0;
        for (std::size_t i = 0; i < sample.viewCount; ++i) {
            const float target = sample.target[i];
            m_outputGradients[i] = 1 / (1 + std::exp(-outputs[i])) - target;
            // Softplus ln(1 + e^x), written without overflow.
            const float softplus = std::max(outputs[i], 0.0F)
                                   + std::log1p(std::exp(-std::abs(outputs[i])));
            loss += static_cast<double>(softplus - target * outputs[i]);
        }
        return loss / sample.viewCount;
    }

    /// A single view stands against an output of 0 for the opponent.
    double softmaxCrossEntropy(
        const TrainingSet::TrainingSample &sample, std::span<const float> outputs)
    {
        const std::size_t sides = std::max<std::size_t>(sample.viewCount, 2);
        auto target = sample.target;
        if (sample.viewCount == 1)
            target[1] = 1 - target[0];
        const auto used = outputs.first(sides);
        const float most = *std::max_element(used.begin(), used.end());
        float sum = 0;
        for (std::size_t i = 0; i < sides; ++i)
            sum += std::exp(outputs[i] - most);
        double loss = 0;
        for (std::size_t i = 0; i < sides; ++i) {
            const float logarithm = outputs[i] - most - std::log(sum);
            loss -= static_cast<double>(target[i] * logarithm);
            m_outputGradients[i] = std::exp(logarithm) - target[i];
        }
        return loss;
    }

    const Network &m_network;
    std::array<TrainingSet::StoredView, 3> m_views{};
    std::array<std::vector<float>, 3> m_sums;
    std::array<float, 4> m_outputGradients{};
};

void adamStep(Adam &adam, std::span<float> weights, std::span<const float> gradient, float rate)
{
    constexpr float kMeanDecay = 0.9F;
    constexpr float kSquareDecay = 0.999F;
    constexpr float kEpsilon = 1e-8F;
    adam.beta1Power *= kMeanDecay;
    adam.beta2Power *= kSquareDecay;
    const float stepSize = rate * std::sqrt(1 - adam.beta2Power) / (1 - adam.beta1Power);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        adam.firstMoments[i] += (1 - kMeanDecay) * (gradient[i] - adam.firstMoments[i]);
        adam.secondMoments[i] += (1 - kSquareDecay)
                                 * (gradient[i] * gradient[i] - adam.secondMoments[i]);
        weights[i] -= stepSize * adam.firstMoments[i]
                      / (std::sqrt(adam.secondMoments[i]) + kEpsilon);
    }
}

void shuffle(std::vector<std::uint32_t> &order, std::uint64_t seed)
{
    for (std::size_t i = order.size(); i > 1; --i) {
        seed = mixedBits(seed);
        std::swap(order[i - 1], order[chosenBelow(static_cast<std::uint32_t>(i), seed)]);
    }
}

/// The indices of the training samples, which are not for validation.
std::vector<std::uint32_t> trainingIndices(const TrainingSet &samples)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < samples.samples().size(); ++i) {
        if (!samples.samples()[i].isForValidation)
            order.push_back(i);
    }
    return order;
}

/// Takes the steps of a fit: mean gradients of batches, with weight decay, by Adam.
class Trainer
{
public:
    Trainer(FitState &state, const TrainingSet &samples, const FitPlan &plan)
        : m_state(state)
        , m_samples(samples)
        , m_plan(plan)
        , m_loss(state.network)
        , m_gradient(state.network.weights().size())
    {}

    /// One epoch, from 1 on: learns from all samples, in this order.
    void runEpoch(int epoch, std::span<const std::uint32_t> order)
    {
        const auto batch = static_cast<std::size_t>(m_plan.batchSize);
        const auto stepsOfEpoch = static_cast<double>((order.size() + batch - 1) / batch);
        const double steps = m_plan.epochs * stepsOfEpoch;
        double step = (epoch - 1) * stepsOfEpoch;
        for (std::size_t from = 0; from < order.size(); from += batch) {
            const double done = (1 - m_plan.finalRateShare) * step++ / steps;
            takeStep(
                order.subspan(from, std::min(batch, order.size() - from)),
                m_plan.learningRate * (1 - done));
        }
    }

private:
    void takeStep(std::span<const std::uint32_t> batch, double rate)
    {
        Network &network = m_state.network;
        std::fill(m_gradient.begin(), m_gradient.end(), 0.0F);
        for (const std::uint32_t index : batch) {
            const TrainingSet::TrainingSample &sample = m_samples.samples()[index];
            m_loss.forward(m_samples, sample);
            m_loss.addGradient(sample, m_gradient);
        }
        const auto count = static_cast<float>(batch.size());
        for (std::size_t i = 0; i < m_gradient.size(); ++i)
            m_gradient[i] = m_gradient[i] / count
                            + static_cast<float>(m_plan.weightDecay) * network.weights()[i];
        adamStep(m_state.adam, network.weights(), m_gradient, static_cast<float>(rate));
        if (network.shape().hidden == 0)
            return;
        const std::size_t firstLayer = network.part(Network::Part::First).size();
        for (float &weight : network.weights().first(firstLayer))
            weight = std::clamp(weight, -m_plan.weightLimit, m_plan.weightLimit);
    }

    FitState &m_state;
    const TrainingSet &m_samples;
    const FitPlan &m_plan;
    LossFunction m_loss;
    std::vector<float> m_gradient;
};

} // namespace

Losses losses(const Network &network, const TrainingSet &samples)
{
    LossFunction loss(network);
    std::array<double, 2> sums{};
    std::array<double, 2> counts{};
    for (const TrainingSet::TrainingSample &sample : samples.samples()) {
        const std::size_t side = sample.isForValidation ? 1 : 0;
        sums[side] += loss.forward(samples, sample);
        counts[side] += 1;
    }
    return {sums[0] / std::max(counts[0], 1.0), sums[1] / std::max(counts[1], 1.0)};
}

FitState::FitState(const NetworkShape &shape, std::uint64_t seed)
    : network(shape, seed)
{
    adam.firstMoments.resize(network.weights().size());
    adam.secondMoments.resize(network.weights().size());
}

void fit(
    FitState &state,
    const TrainingSet &samples,
    const FitPlan &plan,
    const std::function<bool(const FitState &)> &keep)
{
    std::vector<std::uint32_t> order = trainingIndices(samples);
    Trainer trainer(state, samples, plan);
    if (state.curve.empty()) {
        state.curve.push_back(losses(state.network, samples));
        if (!keep(state))
            return;
    }
    for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
        // Each epoch shuffles the order of the one before, also where that is not run again.
        shuffle(order, plan.seed ^ mixedBits(static_cast<std::uint64_t>(epoch)));
        if (epoch <= state.epochs())
            continue;
        trainer.runEpoch(epoch, order);
        state.curve.push_back(losses(state.network, samples));
        if (!keep(state))
            return;
    }
}

} // namespace tessera::training
