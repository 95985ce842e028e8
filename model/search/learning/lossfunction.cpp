#include "model/search/learning/lossfunction.h"

#include <algorithm>
#include <cmath>

namespace tessera::training {

namespace {

float logistic(float output)
{
    return 1 / (1 + std::exp(-output));
}

/// The cross entropy of the odds `output` for a player, who has this share of the game.
float crossEntropy(float output, float target)
{
    // Softplus ln(1 + e^x), written without overflow.
    const float softplus = std::max(output, 0.0F) + std::log1p(std::exp(-std::abs(output)));
    return softplus - target * output;
}

/// The logarithms of the probabilities by which softmax replaces the outputs.
void applyLogSoftmax(std::span<float> outputs)
{
    const float most = *std::max_element(outputs.begin(), outputs.end());
    float sum = 0;
    for (const float output : outputs)
        sum += std::exp(output - most);
    const float logarithm = std::log(sum);
    for (float &output : outputs)
        output = output - most - logarithm;
}

} // namespace

LossFunction::LossFunction(const Network &network)
    : m_network(network)
    , m_outputs(static_cast<std::size_t>(network.shape().buckets))
{
    for (Seen &seen : m_seen)
        seen.units.resize(static_cast<std::size_t>(network.shape().hidden));
}

Loss LossFunction::forward(const TrainingSet &all, const TrainingSet::TrainingSample &sample)
{
    if (sample.moveCount > 0)
        return policyLoss(all, sample);
    std::array<float, 4> outputs{};
    for (std::uint32_t i = 0; i < sample.viewCount; ++i) {
        Seen &seen = m_seen[i];
        seen.view = all.view(sample.firstView + i);
        seen.gradients.assign(1, {seen.view.bucket, 0});
        outputs[i] = seen.view.base
                     + m_network.output(seen.view.features, seen.view.bucket, seen.units);
    }
    return {
        sample.isOneVersusRest ? binaryCrossEntropy(sample, outputs)
                               : softmaxCrossEntropy(sample, outputs)};
}

void LossFunction::addGradient(
    const TrainingSet::TrainingSample &sample, std::span<float> gradient) const
{
    for (std::size_t i = 0; i < sample.viewCount; ++i) {
        const Seen &seen = m_seen[i];
        m_network.addGradient(seen.view.features, seen.units, seen.gradients, gradient);
    }
}

double LossFunction::binaryCrossEntropy(
    const TrainingSet::TrainingSample &sample, std::span<const float> outputs)
{
    double loss = 0;
    for (std::size_t i = 0; i < sample.viewCount; ++i) {
        m_seen[i].gradients.front().value = logistic(outputs[i]) - sample.target[i];
        loss += static_cast<double>(crossEntropy(outputs[i], sample.target[i]));
    }
    return loss / sample.viewCount;
}

/// A single view stands against an output of 0 for the opponent.
double LossFunction::softmaxCrossEntropy(
    const TrainingSet::TrainingSample &sample, std::span<const float> outputs)
{
    std::array<float, 4> logarithms{};
    const std::size_t sides = std::max<std::size_t>(sample.viewCount, 2);
    std::copy_n(outputs.begin(), sides, logarithms.begin());
    applyLogSoftmax(std::span(logarithms).first(sides));
    auto target = sample.target;
    if (sample.viewCount == 1)
        target[1] = 1 - target[0];
    double loss = 0;
    for (std::size_t i = 0; i < sides; ++i)
        loss -= static_cast<double>(target[i] * logarithms[i]);
    for (std::size_t i = 0; i < sample.viewCount; ++i)
        m_seen[i].gradients.front().value = std::exp(logarithms[i]) - target[i];
    return loss;
}

Loss LossFunction::policyLoss(const TrainingSet &all, const TrainingSet::TrainingSample &sample)
{
    Seen &seen = m_seen.front();
    seen.view = all.view(sample.firstView);
    m_network.activate(seen.view.features, seen.units);
    for (const int bucket : m_known)
        m_outputs[static_cast<std::size_t>(bucket)] = {};
    m_known.clear();
    Loss loss;
    for (std::size_t i = 0; i < sample.targetCount; ++i) {
        const int bucket = seen.view.bucket + static_cast<int>(i);
        const float odds = output(bucket);
        loss.odds += static_cast<double>(crossEntropy(odds, sample.target[i]));
        m_outputs[static_cast<std::size_t>(bucket)].gradient = logistic(odds) - sample.target[i];
    }

    const auto rows = all.rows(sample);
    m_logits.assign(sample.moveCount, 0);
    auto row = rows.begin();
    for (float &logit : m_logits) {
        for (int i = 0; i < sample.rowsPerMove; ++i)
            logit += output(*row++);
    }
    applyLogSoftmax(m_logits);
    loss.moves = -static_cast<double>(m_logits[sample.played]);
    const auto first = std::max_element(m_logits.begin(), m_logits.end()) - m_logits.begin();
    loss.firstChoices = first == sample.played ? 1 : 0;
    row = rows.begin();
    for (std::size_t move = 0; move < m_logits.size(); ++move) {
        const float gradient = std::exp(m_logits[move]) - (move == sample.played ? 1.0F : 0.0F);
        for (int i = 0; i < sample.rowsPerMove; ++i)
            m_outputs[*row++].gradient += gradient;
    }
    seen.gradients.clear();
    for (const int bucket : m_known) {
        const float gradient = m_outputs[static_cast<std::size_t>(bucket)].gradient;
        if (gradient != 0)
            seen.gradients.push_back({bucket, gradient});
    }
    return loss;
}

float LossFunction::output(int bucket)
{
    Output &output = m_outputs[static_cast<std::size_t>(bucket)];
    if (!output.isKnown) {
        output = {m_network.output(bucket, m_seen.front().units), 0, true};
        m_known.push_back(bucket);
    }
    return output.value;
}

} // namespace tessera::training
