#include "model/search/learning/fit.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera::training {

namespace {

/// The net's output for one sample, and its loss.
class Answer
{
public:
    explicit Answer(const Network &network)
        : m_network(network)
    {
        for (auto &sums : m_sums)
            sums.resize(static_cast<std::size_t>(network.shape().hidden));
    }

    /// The cross entropy of the chances: of all together, or the mean of each by itself.
    double ask(const TrainingSet &all, const TrainingSet::TrainingSample &sample)
    {
        std::array<float, 4> says{};
        for (std::uint32_t i = 0; i < sample.viewCount; ++i) {
            m_views[i] = all.view(sample.firstView + i);
            says[i] = m_views[i].base
                      + m_network.output(m_views[i].features, m_views[i].bucket, m_sums[i]);
        }
        return sample.asksApart ? weighApart(sample, says) : weighTogether(sample, says);
    }

    /// Adds the gradient of the loss that `ask` has computed.
    void addGradient(const TrainingSet::TrainingSample &sample, std::span<float> gradient) const
    {
        for (std::size_t i = 0; i < sample.viewCount; ++i)
            m_network.addGradient(
                m_views[i].features, m_views[i].bucket, m_sums[i], m_slopes[i], gradient);
    }

private:
    double weighApart(const TrainingSet::TrainingSample &sample, std::span<const float> says)
    {
        double loss = 0;
        for (std::size_t i = 0; i < sample.viewCount; ++i) {
            const float target = sample.target[i];
            m_slopes[i] = 1 / (1 + std::exp(-says[i])) - target;
            // ln(1 + e^x) − target · x, without an overflow.
            const float softplus = std::max(says[i], 0.0F)
                                   + std::log1p(std::exp(-std::abs(says[i])));
            loss += static_cast<double>(softplus - target * says[i]);
        }
        return loss / sample.viewCount;
    }

    /// A single view is weighed against odds of one.
    double weighTogether(const TrainingSet::TrainingSample &sample, std::span<const float> says)
    {
        const std::size_t sides = std::max<std::size_t>(sample.viewCount, 2);
        auto target = sample.target;
        if (sample.viewCount == 1)
            target[1] = 1 - target[0];
        const auto heard = says.first(sides);
        const float most = *std::max_element(heard.begin(), heard.end());
        float sum = 0;
        for (std::size_t i = 0; i < sides; ++i)
            sum += std::exp(says[i] - most);
        double loss = 0;
        for (std::size_t i = 0; i < sides; ++i) {
            const float logarithm = says[i] - most - std::log(sum);
            loss -= static_cast<double>(target[i] * logarithm);
            m_slopes[i] = std::exp(logarithm) - target[i];
        }
        return loss;
    }

    const Network &m_network;
    std::array<TrainingSet::SeenFrom, 3> m_views{};
    std::array<std::vector<float>, 3> m_sums;
    std::array<float, 4> m_slopes{};
};

void takeStep(Adam &adam, std::span<float> weights, std::span<const float> gradient, float rate)
{
    constexpr float kMeanDecay = 0.9F;
    constexpr float kSquareDecay = 0.999F;
    constexpr float kLeast = 1e-8F;
    adam.meanLeft *= kMeanDecay;
    adam.squareLeft *= kSquareDecay;
    const float pace = rate * std::sqrt(1 - adam.squareLeft) / (1 - adam.meanLeft);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        adam.means[i] += (1 - kMeanDecay) * (gradient[i] - adam.means[i]);
        adam.squares[i] += (1 - kSquareDecay) * (gradient[i] * gradient[i] - adam.squares[i]);
        weights[i] -= pace * adam.means[i] / (std::sqrt(adam.squares[i]) + kLeast);
    }
}

void shuffle(std::vector<std::uint32_t> &order, std::uint64_t seed)
{
    for (std::size_t i = order.size(); i > 1; --i) {
        seed = mixedBits(seed);
        std::swap(order[i - 1], order[chosenBelow(static_cast<std::uint32_t>(i), seed)]);
    }
}

/// The indices of the samples that are not kept for validation.
std::vector<std::uint32_t> learnable(const TrainingSet &samples)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < samples.samples().size(); ++i) {
        if (!samples.samples()[i].isForValidation)
            order.push_back(i);
    }
    return order;
}

} // namespace

Losses losses(const Network &network, const TrainingSet &samples)
{
    Answer answer(network);
    std::array<double, 2> sums{};
    std::array<double, 2> counts{};
    for (const TrainingSet::TrainingSample &sample : samples.samples()) {
        const std::size_t side = sample.isForValidation ? 1 : 0;
        sums[side] += answer.ask(samples, sample);
        counts[side] += 1;
    }
    return {sums[0] / std::max(counts[0], 1.0), sums[1] / std::max(counts[1], 1.0)};
}

FitState::FitState(const NetworkShape &shape, std::uint64_t seed)
    : network(shape, seed)
{
    adam.means.resize(network.weights().size());
    adam.squares.resize(network.weights().size());
}

void fit(
    FitState &state,
    const TrainingSet &samples,
    const FitPlan &plan,
    const std::function<bool(const FitState &)> &keep)
{
    Network &network = state.network;
    std::vector<std::uint32_t> order = learnable(samples);
    std::vector<float> gradient(network.weights().size());
    Answer answer(network);
    const std::size_t firstLayer = network.part(Network::Part::First).size();
    const auto batch = static_cast<std::size_t>(plan.batch);
    const auto stepsOfEpoch = static_cast<double>((order.size() + batch - 1) / batch);
    const double steps = plan.epochs * stepsOfEpoch;
    if (state.curve.empty()) {
        state.curve.push_back(losses(network, samples));
        if (!keep(state))
            return;
    }
    for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
        // The order of an epoch comes of that before, whether it is run again or not.
        shuffle(order, plan.seed ^ mixedBits(static_cast<std::uint64_t>(epoch)));
        if (epoch <= state.epochs())
            continue;
        double step = (epoch - 1) * stepsOfEpoch;
        for (std::size_t from = 0; from < order.size(); from += batch) {
            const std::size_t to = std::min(from + batch, order.size());
            std::fill(gradient.begin(), gradient.end(), 0.0F);
            for (std::size_t i = from; i < to; ++i) {
                const TrainingSet::TrainingSample &sample = samples.samples()[order[i]];
                answer.ask(samples, sample);
                answer.addGradient(sample, gradient);
            }
            const auto count = static_cast<float>(to - from);
            for (std::size_t i = 0; i < gradient.size(); ++i)
                gradient[i] = gradient[i] / count
                              + static_cast<float>(plan.decay) * network.weights()[i];
            const double rate = plan.rate * (1 - (1 - plan.lastRate) * step++ / steps);
            takeStep(state.adam, network.weights(), gradient, static_cast<float>(rate));
            if (network.shape().hidden > 0) {
                for (float &weight : network.weights().first(firstLayer))
                    weight = std::clamp(weight, -plan.limit, plan.limit);
            }
        }
        state.curve.push_back(losses(network, samples));
        if (!keep(state))
            return;
    }
}

} // namespace tessera::training
