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
};

/// The loss without the net, which the net has to beat.
[[nodiscard]] Losses losses(const Network &network, const TrainingSet &samples);

/// Fits the net to the samples; `tell` hears the losses after each epoch. The same plan and samples
/// give the same net.
void fit(
    Network &network,
    const TrainingSet &samples,
    const FitPlan &plan,
    const std::function<void(int epoch, const Losses &losses)> &tell);

} // namespace tessera::training
