#include "model/search/learning/fit.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>

namespace tessera::training {

namespace {

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
        const std::size_t batches = (order.size() + batch - 1) / batch;
        const auto stepsOfEpoch = static_cast<double>(batches);
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
    LossFunction function(network);
    Losses sums;
    double training = 0;
    double validation = 0;
    for (const TrainingSet::TrainingSample &sample : samples.samples()) {
        (sample.isForValidation ? sums.validation : sums.training) += function
                                                                          .forward(samples, sample);
        ++(sample.isForValidation ? validation : training);
    }
    return {sums.training / std::max(training, 1.0), sums.validation / std::max(validation, 1.0)};
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
