#pragma once

#include "model/search/learning/trainingset.h"

namespace tessera::training {

/// How long and how fast a net learns (Adam, Kingma and Ba 2015).
struct FitPlan
{
    int epochs = 20;
    int batch = 4096;
    double rate = 0.002;
    /// The rate falls linearly to this share of it in the last epoch.
    double lastRate = 0.05;
    /// Weight decay (see `TrainingSetup::decay`).
    double decay = 0;
    std::uint64_t seed = 1;
    /// Weights of the first layer stay within ± this, so that they fit into 16 bits as whole numbers.
    float limit = 1.95F;
};

/// Mean loss (cross entropy, in natural units) over the training samples and those kept for validation.
struct Losses
{
    double learnt = 0;
    double validation = 0;

    friend bool operator==(const Losses &, const Losses &) = default;
};

/// The loss without the net, which the net has to beat.
[[nodiscard]] Losses losses(const Network &network, const TrainingSet &samples);

/// Adam's running means of gradients and of their squares, and how much of the initial zeros is left in them.
struct Adam
{
    std::vector<float> means;
    std::vector<float> squares;
    float meanLeft = 1;
    float squareLeft = 1;

    friend bool operator==(const Adam &, const Adam &) = default;
};

/// A fit between two epochs: all that it needs to go on.
struct FitState
{
    /// A new net.
    FitState(const NetworkShape &shape, std::uint64_t seed);

    Network network;
    Adam adam;
    /// The losses of the new net, and after each epoch.
    std::vector<Losses> curve;

    /// How many epochs are done.
    [[nodiscard]] int epochs() const { return static_cast<int>(curve.size()) - 1; }
};

/// Runs the epochs of the plan that the state lacks; `keep` hears of the new net and after each epoch, and ends the fit
/// by false. The same plan and samples give the same net, wherever the fit was interrupted.
void fit(
    FitState &state,
    const TrainingSet &samples,
    const FitPlan &plan,
    const std::function<bool(const FitState &)> &keep);

} // namespace tessera::training
