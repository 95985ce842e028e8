#pragma once

#include "model/search/learning/trainingset.h"

namespace tessera::training {

/// The loss of a sample, or its mean over several (cross entropy, in nats).
struct Loss
{
    /// Of the players' chances.
    double odds = 0;
    /// Of the moves played, and how often the move played is the most probable one; 0 without a policy.
    double moves = 0;
    double firstChoices = 0;

    /// What is minimised.
    [[nodiscard]] double sum() const { return odds + moves; }

    Loss &operator+=(const Loss &other)
    {
        odds += other.odds;
        moves += other.moves;
        firstChoices += other.firstChoices;
        return *this;
    }
    friend Loss operator/(const Loss &loss, double count)
    {
        return {loss.odds / count, loss.moves / count, loss.firstChoices / count};
    }
    friend bool operator==(const Loss &, const Loss &) = default;
};

/// The loss of a net, and its gradient, one sample after the other.
class LossFunction
{
public:
    /// `network` must outlive it.
    explicit LossFunction(const Network &network);

    /// Forward pass. The loss of the odds is the cross entropy of all players together (softmax), or the mean over the
    /// players, each against the rest. With a policy it is the sum over the players, each against the rest, and the
    /// cross entropy of the move played under the softmax of the legal moves' logits is added.
    Loss forward(const TrainingSet &all, const TrainingSet::TrainingSample &sample);

    /// Backpropagation: adds the gradient of the loss that `forward` has computed for this sample.
    void addGradient(const TrainingSet::TrainingSample &sample, std::span<float> gradient) const;

private:
    double binaryCrossEntropy(
        const TrainingSet::TrainingSample &sample, std::span<const float> outputs);
    double softmaxCrossEntropy(
        const TrainingSet::TrainingSample &sample, std::span<const float> outputs);
    Loss policyLoss(const TrainingSet &all, const TrainingSet::TrainingSample &sample);
    /// The output of a bucket for the first view, which is computed once for a sample.
    float output(int bucket);

    /// A view of the sample, the activations for it, and the derivatives of the loss by its outputs.
    struct Seen
    {
        TrainingSet::StoredView view;
        std::vector<float> units;
        std::vector<OutputGradient> gradients;
    };
    /// A bucket's output, and the derivative of the loss by it.
    struct Output
    {
        float value = 0;
        float gradient = 0;
        bool isKnown = false;
    };

    const Network &m_network;
    std::array<Seen, 3> m_seen;
    /// Of a policy: the outputs by bucket, the buckets whose output is known, and the moves' logits.
    std::vector<Output> m_outputs;
    std::vector<int> m_known;
    std::vector<float> m_logits;
};

} // namespace tessera::training
