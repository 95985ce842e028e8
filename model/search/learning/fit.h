#pragma once

#include "model/search/learning/lossfunction.h"

namespace tessera::training {

/// The hyperparameters of a fit: mini-batch gradient descent by Adam (Kingma and Ba 2015).
struct FitPlan
{
    int epochs = 20;
    int batchSize = 4096;
    double learningRate = 0.002;
    /// The learning rate falls linearly to this share of it at the end.
    double finalRateShare = 0.05;
    /// Weight decay (see `TrainingSetup::weightDecay`).
    double weightDecay = 0;
    std::uint64_t seed = 1;
    /// The weights of the first layer are clipped to ± this, so that they fit into 16 bits when quantised.
    float weightLimit = 1.95F;
};

/// The mean loss over the training samples and over the validation samples.
struct Losses
{
    Loss training;
    Loss validation;

    friend bool operator==(const Losses &, const Losses &) = default;
};

/// The losses of a net.
[[nodiscard]] Losses losses(const Network &network, const TrainingSet &samples);

/// The state of Adam: the running means of gradients (first moments) and of their squares (second moments), and the
/// powers of its decay rates β1 and β2, by which the initial zeros still count in them.
struct Adam
{
    std::vector<float> firstMoments;
    std::vector<float> secondMoments;
    float beta1Power = 1;
    float beta2Power = 1;

    friend bool operator==(const Adam &, const Adam &) = default;
};

/// The state of a fit between two epochs, from which it can go on.
struct FitState
{
    /// A new net, with random weights of this seed.
    FitState(const NetworkShape &shape, std::uint64_t seed);

    Network network;
    Adam adam;
    /// The learning curve: the losses of the new net, and after each epoch.
    std::vector<Losses> curve;

    /// The number of epochs done.
    [[nodiscard]] int epochs() const { return static_cast<int>(curve.size()) - 1; }
};

/// Runs the epochs of the plan that the state lacks. `keep` gets the state of the new net and after each epoch; the fit
/// ends when it returns false. The same plan and samples give the same net, wherever the fit was interrupted.
void fit(
    FitState &state,
    const TrainingSet &samples,
    const FitPlan &plan,
    const std::function<bool(const FitState &)> &keep);

} // namespace tessera::training
