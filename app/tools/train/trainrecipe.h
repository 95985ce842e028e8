#pragma once

#include "model/search/learning/dataset.h"
#include "model/search/learning/fit.h"

#include <map>
#include <set>

namespace tessera::cli {

/// The recipe of weights: how to make them again, and how to recognise them.
struct TrainRecipe
{
    std::string game;
    std::string net;
    std::uint64_t seed = 1;
    int epochs = 0;
    /// The numbers of the games that were learnt from, by seed and nodes: what files they lay in makes no difference.
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::set<std::uint32_t>> games;
    std::uint64_t positions = 0;

    /// A line for each row of games without a gap: the command that plays them.
    [[nodiscard]] std::string playedText() const;
    /// Lines `KEY VALUE`, the SHA-256 of `weights` among them.
    [[nodiscard]] std::string text(double validationLoss, const std::string &weights) const;
};

/// The losses of each epoch as columns with tabs between them; of a policy, what those of games kept apart are made of,
/// too.
[[nodiscard]] std::string curveText(std::span<const training::Losses> curve, bool hasPolicy);

} // namespace tessera::cli
